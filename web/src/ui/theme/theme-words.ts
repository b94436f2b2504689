export const themeSwitch = (other: string) => `Use ${other} theme`
