import type { Match } from '@tandem/contracts/entities/match';
import type { AccountType } from '@tandem/domain/account';
import { mayArchive } from '@tandem/domain/match-moves';
import { Avatar, CompanyMark } from '@tandem/ui/avatar';
import { Badge } from '@tandem/ui/badge';
import { Button } from '@tandem/ui/button';
import { LinkButton } from '@tandem/ui/link-button';
import { MatchRing } from '@tandem/ui/match-ring';
import { Archive, ArchiveRestore, CalendarClock, CircleCheck, ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fileUrl } from '../session/account-name';
import { useMatchTexts } from '../match/match-texts';
import { canInvite, useAskBefore, useChange } from '../match/use-move';
import { useNotify } from '../forms/notify';
import { useText } from '../language/text';
import styles from './funnel-card.module.css';

type Props = { match: Match; side: AccountType };

const Head = ({ match, side }: Props) => {
  const texts = useMatchTexts();
  const { vacancy, percentage } = match;
  const isEmployer = side === 'EMPLOYER';
  const { companyName, logoUrl } = vacancy.employer;
  return (
    <div className={styles.head}>
      {isEmployer ? (
        <Avatar size="small" tone="spot" name={texts.candidate(match)} />
      ) : (
        <CompanyMark size="small" name={companyName} src={logoUrl && fileUrl(logoUrl)} />
      )}
      <div>
        <h3 className={styles.title}>
          <Link to={isEmployer ? `/matches/${match.id}` : `/jobs/${vacancy.id}`} className={styles.link}>
            {isEmployer ? texts.candidate(match) : texts.vacancy(match)}
          </Link>
        </h3>
        <p className={styles.about}>{isEmployer ? texts.vacancy(match) : companyName}</p>
      </div>
      {percentage !== null && <MatchRing percentage={percentage} size={40} label={texts.percentage(percentage)} />}
    </div>
  );
};

const Badges = ({ match, side }: Props) => {
  const t = useText();
  const texts = useMatchTexts();
  const { vacancy, invitation, status } = match;
  return (
    <>
      {status === 'INTERVIEW' && invitation?.chosen && (
        <Badge tone="accent">
          <CalendarClock /> {texts.slotOnCard(invitation.chosen)}
        </Badge>
      )}
      {status === 'INVITED' && invitation?.asksOther && (
        <Badge tone="warning">
          <CalendarClock /> {t(`funnel.asks_other.${side}`)}
        </Badge>
      )}
      {vacancy.isScraped && side === 'CANDIDATE' && (
        <Badge tone="line">
          <ExternalLink /> {t('funnel.own_site')}
        </Badge>
      )}
      {vacancy.filledSince && (
        <Badge tone="info">
          <CircleCheck /> {t('funnel.filled')}
        </Badge>
      )}
    </>
  );
};

/** What a candidate can answer right on the card. */
const Answer = ({ match }: { match: Match }) => {
  const t = useText();
  const change = useChange('CANDIDATE');
  const notify = useNotify();
  const askBefore = useAskBefore('CANDIDATE');
  const { vacancy, invitation } = match;
  if (invitation?.slots.length) {
    return (
      <LinkButton size="small" variant="primary" href={`/jobs/${vacancy.id}`} isBlock>
        {t('match.choose_time')}
      </LinkButton>
    );
  }
  const accept = async () => {
    if (await change(match, { status: 'INTERVIEW' })) notify.success('match.accepted');
  };
  const decline = async () => {
    if (!(await askBefore(match, 'decline_interview'))) return;
    if (await change(match, { status: 'DECLINED_INTERVIEW_BY_CANDIDATE' })) notify.success('match.declined_interview');
  };
  return (
    <div className={styles.answer}>
      <Button size="small" variant="primary" onPress={() => void accept()}>
        {t('match.accept')}
      </Button>
      <Button size="small" onPress={() => void decline()}>
        {t('match.decline_interview')}
      </Button>
    </div>
  );
};

/** Takes the focus to the open tab once the card it was in is gone from there. */
const useFocusOnGoing = () => {
  const isGoing = useRef(false);
  useEffect(
    () => () => {
      if (isGoing.current) document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    },
    [],
  );
  return isGoing;
};

const ArchiveButton = ({ match, side }: Props) => {
  const t = useText();
  const notify = useNotify();
  const change = useChange(side);
  const isGoing = useFocusOnGoing();
  const toggle = async () => {
    isGoing.current = true;
    const isChanged = await change(match, { archived: !match.archived });
    isGoing.current = isChanged;
    if (isChanged) notify.success(match.archived ? 'funnel.unarchived' : 'funnel.archived');
  };
  const Icon = match.archived ? ArchiveRestore : Archive;
  return (
    <Button size="small" variant="quiet" onPress={() => void toggle()}>
      <Icon /> {t(match.archived ? 'funnel.unarchive' : 'funnel.archive')}
    </Button>
  );
};

/** A match on the board: whom or what it is about, how it stands, and what can be answered. */
export const FunnelCard = ({ match, side }: Props) => {
  const texts = useMatchTexts();
  const t = useText();
  return (
    <>
      <Head match={match} side={side} />
      <div className={styles.foot}>
        <span>{texts.state(match)}</span>
        <Badges match={match} side={side} />
      </div>
      {side === 'CANDIDATE' && match.status === 'INVITED' && !match.vacancy.filledSince && <Answer match={match} />}
      {side === 'EMPLOYER' && match.status === 'INVITED' && canInvite(match) && (
        <LinkButton size="small" variant="primary" href={`/matches/${match.id}/invite`} isBlock>
          {t('invite.other_times')}
        </LinkButton>
      )}
      {(match.archived || mayArchive(match.status)) && <ArchiveButton match={match} side={side} />}
    </>
  );
};
