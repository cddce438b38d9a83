/** Signs that open an item of a list. */
const sign = /^(?:[•·∙▪▫‣◦●○■□➢➤✓✔►▸▹⁃⋄◆◇❖★☆→»›*]|[-–—](?=\s)|o(?=\s)|\uF0B7)\s*/u;

export const isBullet = (text: string): boolean => sign.test(text) && text.replace(sign, '').length > 0;
export const withoutBullet = (text: string): string => text.replace(sign, '').trim();
export const isOnlyBullet = (text: string): boolean => text !== '' && text.replace(sign, '') === '';
