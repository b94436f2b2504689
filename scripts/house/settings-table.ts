import { settings } from '../../server/src/platform/config/settings.ts'

/** The configuration table of docs/operations.md, one row a setting, made from the schema that reads them. */
export function settingsTable(): string {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    const unset = data === undefined ? '' : Array.isArray(data) ? data.join(', ') : String(data)
    return `| \`${name}\` | ${unset} | ${schema.description ?? ''} |`
  })
  return ['| setting | unset | what it is |', '|---|---|---|', ...rows].join('\n')
}
