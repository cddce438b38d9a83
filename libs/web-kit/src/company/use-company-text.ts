import { useState } from 'react';
import { useFileTextQuery } from './company.api';

/** The text of a company by the path of its file, and the path it was read from: while a newer one is fetched that is still the one before. */
export const useCompanyText = (summaryUrl: string | null) => {
  const { data, currentData, error } = useFileTextQuery(summaryUrl ?? '', { skip: !summaryUrl });
  const [seen, setSeen] = useState(summaryUrl);
  if (seen !== summaryUrl && (!summaryUrl || currentData !== undefined)) setSeen(summaryUrl);
  return { data: summaryUrl ? data : undefined, error, seen };
};
