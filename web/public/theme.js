// Runs before the first paint. The landing page has it in itself, admitted by its hash.
;(function () {
  var system = matchMedia('(prefers-color-scheme: dark)')
  function follow() {
    var choice
    try {
      choice = localStorage.getItem('color-scheme')
    } catch {
      // Storage may be blocked: the system's choice stands.
    }
    if (choice !== 'light' && choice !== 'dark') choice = system.matches ? 'dark' : 'light'
    document.documentElement.dataset.mantineColorScheme = choice
  }
  follow()
  // The landing page has no other script.
  system.addEventListener('change', follow)
  // Chosen in another tab.
  addEventListener('storage', function (event) {
    if (event.key === 'color-scheme') follow()
  })
})()
