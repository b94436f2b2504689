export const shareWords = {
  share: 'Share',
  of: (food: string) => `Share ${food}`,
  /** What the link says of itself where it is shared. */
  title: (food: string) => `${food} to share`,
  copied: 'Link copied.',
  noClipboard: (url: string) => `The link could not be copied. Here it is: ${url}`,
  whoSees: 'Whoever opens the link has to log in to see the post.',
  preview: 'Show the food and its photo in previews',
  previewNote:
    'Then whoever has the link sees both without logging in, as long as the post is there. Your name, your dorm and everything else stay hidden.',
  failed: 'We couldn’t make a link with a preview. You can share one without it.',
} as const
