// Runs before the first paint, as its own file because the content security policy forbids inline script.
;(function () {
  var choice
  try {
    choice = localStorage.getItem('color-scheme')
  } catch {
    // Storage may be blocked: the system's choice stands.
  }
  if (choice !== 'light' && choice !== 'dark') {
    choice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.mantineColorScheme = choice
})()
