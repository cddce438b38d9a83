const payWords = /vergoeding|bijdrage|budget|korting|cheque|allowance|contribution|discount|voucher|kosten|costs?\b/i;
const besides = 30;

/** Whether a text has an amount that is the pay itself, and no allowance: what stands before it, or right behind a single amount, says which. */
export const isPay = (text: string): boolean => {
  const money = /(?:€|euro|\beur\b|£|\$)\s?\d|\d\s?(?:€|euro\b)|\d{3}\s(?:bruto|gross)\b/i.exec(text);
  if (!money) return false;
  const isSaid = /\b(?:bruto|gross)\w*|\d\s*(?:[-–]|tot|to|en)\s*(?:€|£|\$)?\s?\d/i.test(text);
  const after = text.slice(money.index, money.index + money[0].length + besides);
  return !payWords.test(text.slice(0, money.index)) && (isSaid || !payWords.test(after));
};
