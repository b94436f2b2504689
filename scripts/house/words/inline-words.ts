import ts from 'typescript'

/** Attributes and properties whose text somebody reads or hears. */
const shown = new Set([
  'aria-label',
  'alt',
  'description',
  'error',
  'hint',
  'label',
  'message',
  'note',
  'outcome',
  'placeholder',
  'subtitle',
  'text',
  'title',
  'what',
])
/** What these hold is for the browser. */
const unseen = /^(?:accept|class(?:Name)?|d|data-.*|href|id|key|rel|role|src|style|to|type)$/
const compares = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.InKeyword,
])
/** Calls whose texts are for the browser, the compiler or a log. */
const callsUnseen = /^(?:closest|failAll|lazyRouteComponent|querySelector|querySelectorAll)$/
/** Keys and kinds of what is dragged, as browsers name them. */
const browserNames = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'Files', 'Tab'])
/** Lengths, colours, drawings, media queries and the heads of files. */
const forMachines = /px\b|\bvar\(|^translate\(|^\(.*:|\{\}w\b|^M\{\}|^PRODID:/

export interface InlineWords {
  node: ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression
  line: number
  text: string
}

type Text = ts.StringLiteralLike | ts.TemplateExpression

const isText = (node: ts.Node): node is Text => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** The text with {} for what is put into it. */
const bare = (node: Text) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}')
    : node.text

const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Words with spaces between them, one that begins with a capital, or a sentence's end. */
const isProse = (text: string) =>
  /\p{L}[,.;:!?’”]* \p{L}/u.test(text) ||
  /^\p{Lu}\p{Ll}[\p{Ll}’]*[.:!?…]?$/u.test(text) ||
  (hasLetters(text) && (/[.!?…]$/.test(text) || /\{\} | \{\}/.test(text)))

function isUnseen(node: Text): boolean {
  const { parent } = node
  const text = bare(node)
  if (forMachines.test(text) || (browserNames.has(text) && !isShown(node))) return true
  if (ts.isBinaryExpression(parent) && compares.has(parent.operatorToken.kind)) return true
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || ts.isExpressionStatement(parent))
    return true
  if (ts.isComputedPropertyName(parent) || (ts.isPropertyAssignment(parent) && parent.name === node))
    return true
  if (ts.isNewExpression(parent)) return /^(?:Range|Type)?Error$/.test(parent.expression.getText())
  return ts.isCallExpression(parent) && callsUnseen.test(calledName(parent))
}

const calledName = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()

/** The attribute or property whose value the text is, straight or through a choice; '' where it stands between tags. */
function placeOf(node: ts.Node): string | undefined {
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return parent.name.getText()
  if (ts.isPropertyAssignment(parent)) return parent.name.getText().replaceAll(/['"]/g, '')
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? parent.parent.name.getText() : ''
  const chooses =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && !compares.has(parent.operatorToken.kind)) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent)
  return chooses ? placeOf(parent) : undefined
}

function isShown(node: Text): boolean {
  const place = placeOf(node)
  return place === '' || (place !== undefined && shown.has(place))
}

/** Texts in a source file that somebody reads on the screen or hears, and that belong in a words file. */
export function inlineWords(file: ts.SourceFile): InlineWords[] {
  const found: InlineWords[] = []
  const add = (node: InlineWords['node'], text: string) =>
    found.push({ node, text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isJsxAttribute(node) && unseen.test(node.name.getText())) return
    if (ts.isJsxText(node) && hasLetters(node.text)) add(node, node.text.trim())
    if (isText(node) && !isUnseen(node)) {
      const text = bare(node)
      if (isShown(node) ? hasLetters(text) : isProse(text)) add(node, text)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** A file's syntax, as `inlineWords` reads it. */
export const parsed = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    name,
    text,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
