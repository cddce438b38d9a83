import type { Match } from '@tandem/contracts/entities/match';
import { isPast, isSameSlot } from '@tandem/domain/timeslots';
import { Button } from '@tandem/ui/button';
import { Row, Stack } from '@tandem/ui/layout';
import { RadioGroup } from '@tandem/ui/radio-group';
import { Text } from '@tandem/ui/text';
import { isCalledOff } from '@tandem/web-kit/gateway/api-error';
import { useErrorText } from '@tandem/web-kit/gateway/errors';
import { useChooseTimeslotMutation } from '@tandem/web-kit/match/match.api';
import { useMatchTexts } from '@tandem/web-kit/match/match-texts';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useText } from '@tandem/web-kit/language/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toInterviews } from './to-interviews';

/** The times an employer offers: one is chosen, which accepts the invitation, or others are asked for. */
export const TimeslotPicker = ({ match }: { match: Match }) => {
  const t = useText();
  const texts = useMatchTexts();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [choose, { isLoading }] = useChooseTimeslotMutation();
  const [start, setStart] = useState<string | null>(null);
  const [isTaken, setTaken] = useState(false);
  const { slots = [], taken = [], asksOther = false } = match.invitation ?? {};
  const now = new Date();
  /** Why a time cannot be chosen any more, if so. */
  const lost = (slot: (typeof slots)[number]) => {
    if (isPast(slot, now)) return 'error.slot_in_past';
    return taken.some((each) => isSameSlot(each, slot)) ? 'match.time_taken' : null;
  };
  const chosen = slots.find((slot) => slot.start === start && !lost(slot));
  const company = match.vacancy.employer.companyName;
  const isOver = slots.length > 0 && slots.every(lost);
  const send = async (body: { slot: (typeof slots)[number] } | { other: true }) => {
    const { error } = await choose({ params: { id: match.id }, body });
    if (isCalledOff(error)) return;
    if (error) return notify.danger('update_match_error', { reason: errorText(error) });
    if ('other' in body) return notify.success('match.other_asked');
    setTaken(true);
    notify.success('match.accepted');
    return navigate('/funnel', toInterviews);
  };
  return (
    <Stack gap={4}>
      <RadioGroup
        variant="framed"
        label={t('match.times')}
        description={texts.zone()}
        value={start}
        onChange={setStart}
        options={slots.map((slot) => {
          const why = lost(slot);
          return { value: slot.start, label: texts.slot(slot), ...(why && { hint: t(why), isDisabled: true }) };
        })}
      />
      {asksOther && <Text tone="soft">{t(isOver ? 'match.other_awaited' : 'match.other_waiting', { company })}</Text>}
      {isOver && !asksOther && <Text tone="soft">{t('match.times_past', { company })}</Text>}
      <Row>
        <Button
          variant="primary"
          isDisabled={!chosen}
          isPending={isLoading || isTaken}
          onPress={() => chosen && void send({ slot: chosen })}
        >
          {t('match.take_time')}
        </Button>
        {!asksOther && (
          <Button isDisabled={isLoading || isTaken} onPress={() => void send({ other: true })}>
            {t('match.ask_other')}
          </Button>
        )}
      </Row>
    </Stack>
  );
};
