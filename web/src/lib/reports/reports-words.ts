export const reportThisPicture = 'Report this picture'
