/** Says at the search what can be had there, and what stands above it. */
export const tellMe = 'Tell me when something like this is offered'
