import { MatchScene } from '@tandem/ui/match-scene';
import { useText } from '../language/text';

/** An invented candidate and an invented vacancy, with the threads between them. */
export const HeroScene = () => {
  const t = useText();
  return (
    <MatchScene
      isDrawn
      label={t('home.scene.label')}
      left={{ kind: t('home.scene.resume'), title: 'Sanne Visser', subtitle: t('home.scene.resume.role') }}
      right={{ kind: t('home.scene.vacancy'), title: t('home.scene.vacancy.title'), subtitle: 'Waterkant Energie' }}
      threads={[
        {
          side: 'for',
          left: { mark: t('home.scene.years.mark'), after: t('home.scene.years.after') },
          right: { mark: t('home.scene.asked.mark'), after: t('home.scene.asked.after') },
        },
        {
          side: 'for',
          left: { before: t('home.scene.led.before'), mark: t('home.scene.led.mark') },
          right: { before: t('home.scene.own.before'), mark: t('home.scene.own.mark') },
        },
        {
          side: 'for',
          left: { mark: t('home.scene.days.mark'), after: t('home.scene.days.after') },
          right: { mark: t('home.scene.hours.mark') },
        },
        {
          side: 'against',
          left: { before: t('home.scene.travel.before'), mark: t('home.scene.travel.mark') },
          right: { mark: t('home.scene.journey.mark'), after: t('home.scene.journey.after') },
        },
      ]}
      verdict={{ percentage: 86, title: t('home.scene.verdict'), text: t('home.scene.sum') }}
    />
  );
};
