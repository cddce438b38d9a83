import { AlertDialog } from '@tandem/ui/alert-dialog';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';

const goals = { intake: '/intake', first: '/vacancies/create' } as const;
type Offer = keyof typeof goals;

/** Offers once what comes first: the intake of the company, or its first vacancy. A colleague may do it meanwhile: then it goes by itself. */
export const FirstThings = ({ offer }: { offer: Offer | null }) => {
  const t = useText();
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<Offer | null>(null);
  if (!offer || answered === offer) return null;
  return (
    <AlertDialog
      isOpen
      title={t(`vacancies.offer.${offer}.title`)}
      confirmLabel={t(`vacancies.offer.${offer}.go`)}
      cancelLabel={t('vacancies.offer.later')}
      onConfirm={() => void navigate(goals[offer])}
      onCancel={() => setAnswered(offer)}
    >
      {t(`vacancies.offer.${offer}.text`)}
    </AlertDialog>
  );
};
