/** Trades as a whole, each by one word: who wants none of one wants none of its work. Other places only say where ("no hospital"). */
export const trades: ReadonlySet<string> = new Set(
  `horeca zorg gezondheidszorg bouw onderwijs detailhandel retail hospitality catering healthcare care construction education teaching
  nursing verpleging logistiek logistics ict it tech techniek sales verkoop marketing schoonmaak cleaning beveiliging security landbouw
  tuinbouw agriculture kinderopvang childcare transport boekhouding bookkeeping administratie administration admin recruitment hr productie manufacturing
  engineering finance financiën financien accounting overheid government horticulture farming metaal automotive welzijn toerisme tourism`.split(/\s+/),
);

/** Whether a text is the name of a whole trade. */
export const isTrade = (text: string): boolean => trades.has(text.trim().toLowerCase());
