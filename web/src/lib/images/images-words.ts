export const pictureUnread = 'This picture can’t be read on this device.'
