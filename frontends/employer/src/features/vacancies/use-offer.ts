import { usePopup } from '@tandem/ui/popup';
import { useText } from '@tandem/web-kit/language/text';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

const goals = { intake: '/intake', first: '/vacancies/create' } as const;
export type Offer = keyof typeof goals;

/** Offers once what comes first: the intake of the company, or its first vacancy. */
export const useOffer = (offer: Offer | null): void => {
  const t = useText();
  const ask = usePopup();
  const navigate = useNavigate();
  const offered = useRef<Offer | null>(null);
  // A question goes with its page; React tries in development whether it comes back.
  useEffect(() => () => void (offered.current = null), []);
  useEffect(() => {
    if (!offer || offered.current === offer) return;
    offered.current = offer;
    const question = {
      title: t(`vacancies.offer.${offer}.title`),
      text: t(`vacancies.offer.${offer}.text`),
      confirmLabel: t(`vacancies.offer.${offer}.go`),
      cancelLabel: t('vacancies.offer.later'),
    };
    void ask(question).then((isWanted) => isWanted && navigate(goals[offer]));
  }, [offer, ask, navigate, t]);
};
