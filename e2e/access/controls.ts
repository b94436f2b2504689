/*
 * What is measured inside the page. Each function travels there by itself, so none of them may use anything of this file.
 */

/** What makes the page, or a popup that is open in it, scroll sideways. */
export function stickingOut(): string[] {
  const frames = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  return frames.flatMap((frame) => {
    const { scrollWidth, clientWidth } = frame
    if (scrollWidth <= clientWidth) return []
    const edge =
      frame === document.documentElement ? clientWidth : frame.getBoundingClientRect().left + clientWidth
    const beyond = [...frame.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > edge + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`)
    return [`${scrollWidth} px in ${clientWidth} px`, ...beyond]
  })
}

/** Words of controls that are cut, or run beyond what they stand on. What ends in dots tells itself that it goes on. */
export function cutWords(): string[] {
  const rounding = 1
  /** So far letters reach beyond their line. */
  const overhang = 3
  /** In so little stands a text for the ear alone. */
  const pointPx = 2
  const found: string[] = []
  const isBeyond = (inner: DOMRect, outer: DOMRect) =>
    inner.left < outer.left - rounding ||
    inner.right > outer.right + rounding ||
    inner.top < outer.top - overhang ||
    inner.bottom > outer.bottom + overhang
  const isCut = (text: Node, control: Element) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    for (let box = text.parentElement; box; box = box === control ? null : box.parentElement) {
      const { display, overflowX, textOverflow } = getComputedStyle(box)
      const place = box.getBoundingClientRect()
      if (textOverflow === 'ellipsis' || place.width <= pointPx) return false
      const isFrame = display !== 'inline' && (box === control || overflowX !== 'visible')
      if (isFrame && lines.some((line) => isBeyond(line, place))) return true
    }
    return false
  }
  const controls = 'a[href]:not([href="#main"]), button, label, summary, [role="menuitem"]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (isCut(texts.currentNode, control))
        found.push(`“${texts.currentNode.textContent}” of ${control.outerHTML.slice(0, 80)}`)
  }
  // A select draws its choice itself: nothing of it can be measured but how wide its letters are.
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('nothing measures letters')
  for (const select of document.querySelectorAll('select')) {
    const { font, whiteSpace, paddingLeft, paddingRight } = getComputedStyle(select)
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    pen.font = font
    for (const { text } of select.options)
      if (
        (whiteSpace === 'normal' ? text.split(' ') : [text]).some(
          (part) => pen.measureText(part).width > room,
        )
      )
        found.push(`“${text}” of ${select.outerHTML.slice(0, 80)}`)
  }
  return found
}

/** Days, times and choices that have no room for all that they may say: what is cut in such a field scrolls nowhere. */
export function cutFields(form: string): string[] {
  const kinds = ['input[type="date"]', 'input[type="time"]', 'select']
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    kinds.map((kind) => `${form} ${kind}`).join(),
  )
  return [...fields].flatMap((field) => {
    const whole = field.cloneNode(true) as HTMLElement // A copy of a field is one.
    whole.removeAttribute('id')
    whole.style.cssText = 'position: absolute; width: max-content; min-width: max-content'
    field.after(whole)
    const [has, needs] = [field.offsetWidth, whole.offsetWidth]
    whole.remove()
    return has < needs ? [`${field.labels?.[0]?.textContent}: ${has} px of ${needs}`] : []
  })
}

/** Controls that a thumb misses: below 44 px, or in a line of text below 24 px. */
export function tooSmall(): string[] {
  const least = 44
  const leastInText = 24
  const rounding = 0.5
  const found: string[] = []
  const controls = 'a[href], button, input, select, textarea, summary, [role="menuitem"]'
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) continue
    // A label around a control takes the press for it.
    const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
    const style = getComputedStyle(control)
    const isInText = style.display === 'inline' && control.parentElement?.textContent !== control.textContent
    const isEnough = isInText
      ? Number.parseFloat(style.lineHeight) >= leastInText
      : Math.min(width, height) >= least - rounding
    if (!isEnough)
      found.push(`${control.outerHTML.slice(0, 120)}: ${Math.round(width)} x ${Math.round(height)}`)
  }
  return found
}

/** Controls that are called something else than what stands on them: who speaks to the device says what they see. */
export function misnamed(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}+]+/gu, ' ')
      .trim()
  const seen = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? ''
    if (node.ariaHidden === 'true' || !node.checkVisibility({ visibilityProperty: true })) return ''
    return [...node.childNodes].map(seen).join('')
  }
  // The others are called by what they hold.
  const named = ':is(a[href], button, [role="menuitem"])[aria-label]'
  return [...document.querySelectorAll(named)]
    .filter((control) => !plain(control.ariaLabel ?? '').includes(plain(seen(control))))
    .map((control) => `“${seen(control)}” is called “${control.ariaLabel}”`)
}

/** Controls whose outline the system's own colours do not show: no border, no underline, no frame around them. */
export function edgeless(): string[] {
  const controls =
    'button, input, select, textarea, summary, [role="menuitem"], [role="progressbar"], progress'
  const hasBorder = (element: Element) => {
    const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element)
    return borderBlockEndStyle !== 'none' && Number.parseFloat(borderBlockEndWidth) > 0
  }
  const hasEdge = (element: Element) => {
    const frame = element.closest('label, details, search div')
    const { textDecorationLine } = getComputedStyle(element)
    return (
      hasBorder(element) ||
      textDecorationLine.includes('underline') ||
      (frame !== null && hasBorder(frame)) ||
      (element.parentElement !== null && element.matches('input') && hasBorder(element.parentElement))
    )
  }
  // Those that the system itself draws have its edge.
  const isNative = (element: Element) =>
    element.matches('[type=checkbox], [type=radio]') && getComputedStyle(element).appearance === 'auto'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
    .filter((element) => !hasEdge(element) && !isNative(element))
    .map((element) => element.outerHTML.slice(0, 120))
}

/** Controls that cannot be scrolled to where a press hits them. */
export function coveredAtZoom(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [role="menuitem"]'
  const overlay = [...document.querySelectorAll('dialog[open], [role="menu"]')].at(-1)
  const scrolled = { x: window.scrollX, y: window.scrollY }
  const found: string[] = []
  for (const control of (overlay ?? document).querySelectorAll<HTMLElement>(controls)) {
    const isThere = control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]')
    // The way to the content is drawn once it has the focus.
    if (!isThere || control.matches('[href="#main"]')) continue
    const target = control.closest('label') ?? control
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit || !target.contains(hit))
      found.push(`${control.outerHTML.slice(0, 120)} under ${hit?.outerHTML.slice(0, 80)}`)
  }
  window.scrollTo({ left: scrolled.x, top: scrolled.y, behavior: 'instant' })
  return found
}
