import { verbose } from '@tandem/domain/verbose';
const payWords = verbose('i')`
  vergoeding|bijdrage|budget|korting|cheque|allowance|contribution|discount|voucher|kosten|costs?\b|accommodation
  |\b(?:kamer|room|rent|huur)\b
`;
const besides = 30;

/** Whether a text names an allowance or a contribution, which pay may be told with. */
export const isAllowance = (text: string): boolean => payWords.test(text);
/** Whether a text names pay by its word, with or without an amount. */
export const namesPay = (text: string): boolean => /(?<!\p{L})(?:\p{L}*(?:salaris|loon)|salary|wages?)(?!\p{L})/iu.test(text);

/** "Salary: 35000 - 40000/annum", "basic salary circa 40k": the word for pay, and at once an amount. */
const namedPay = verbose('iu')`
  ^(?:(?:een|an?|your|je) )?(?:(?:basic|base|starting|gross|annual|hourly|bruto|basis) ?)?(?:
    salary|salaris|wages?|pay|loon|uurloon|maandloon|vergoeding
  )\b[^.;\p{L}]*(?:(?:circa|ca|c|around|from|up to|of|van|vanaf|min|max|tot|is|between|tussen|euro|eur)\b[^.;\p{L}]*){0,3}[.]?\s?
  [\d*]{2,}
`;

/** "£1,000 for your desk", "€ 2.000 a year to learn": money for something, and no pay. */
const forSomething = verbose('iu')`
  ^(?:(?:up to|tot|een|an?|jaarlijks|yearly|annual)\s+)?(?:€|£|\$)\s?[\d.,]+k?(?:,-)?
  (?:\s+(?:a|per)\s+(?:year|month|jaar|maand)|\s+annually)?\s+(?:
    (?:for|voor|towards)\s+(?!(?:een |an? )?\d)(?!(?:full|part|fulltime|voltijd)(?![\p{L}]))
    |(?:om te|to spend|to learn|te besteden)(?![\p{L}])
  )
`;

/** "Housing if you need it (€120 a week)": what something costs, or is worth, in brackets behind it. */
const costs = verbose('iu')`
  ^(?!.*(?:salar|loon|\bpay\b|wage|verdien|earn|schaal|scale|\bfwg\b|\bcao\b|bruto|gross))\p{L}[^()\d]{6,}\((?:€|£|\$)\s?[\d.,]+
  [^()\d]{0,20}\)$
`;

/** Whether a text has an amount that is the pay itself, and no allowance: what stands before it, or right behind a single amount, says which. */
export const isPay = (text: string): boolean => {
  if (forSomething.test(text) || costs.test(text)) return false;
  if (namedPay.test(text)) return true;
  const money = /(?:€|euro|\beur\b|£|\$)\s?\d|\d\s?(?:€|euros?\b)|\d{3}\s(?:bruto|gross)\b/i.exec(text);
  if (!money) return false;
  const isSaid = /\b(?:bruto|gross)\w*|\d\s*(?:[-–]|tot|to|en)\s*(?:€|£|\$)?\s?\d/i.test(text);
  const after = text.slice(money.index, money.index + money[0].length + besides);
  return !payWords.test(text.slice(0, money.index)) && (isSaid || !payWords.test(after));
};
