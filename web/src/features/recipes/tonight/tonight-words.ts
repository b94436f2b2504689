export const tonight = (title: string) => `Tonight: ${title}`
export const cookWithTonight = (name: string) => `Cook with ${name} tonight`
export const whatCanICook = 'What can I cook?'
