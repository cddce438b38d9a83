/** Signs that part values on one line, whatever the designer fancied. */
export const signs = '|•·∙⋅●○■□▪▫◦⋄◇◆♦❖★☆➤►▸⟨⟩¦';

export const signPattern = new RegExp(`[${signs}]`, 'u');
