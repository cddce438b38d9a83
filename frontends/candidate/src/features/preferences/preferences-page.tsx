import type { CandidateAccount } from '@tandem/contracts/entities/account';
import { Banner } from '@tandem/ui/banner';
import { Page, PageHead } from '@tandem/ui/layout';
import { ProgressBar } from '@tandem/ui/progress-bar';
import { Tabs } from '@tandem/ui/tabs';
import { useFormDraft } from '@tandem/web-kit/forms/form-draft';
import { useFollowingForm } from '@tandem/web-kit/forms/following-form';
import { formMode, useUnsavedWork } from '@tandem/web-kit/forms/forms';
import { RefreshCw } from 'lucide-react';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { useSignedIn } from '@tandem/web-kit/session/session';
import { useText } from '@tandem/web-kit/language/text';
import { useTrack } from '@tandem/web-kit/browser/track';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { CareerWishes } from './career-wishes';
import { SalaryTab, TravelTab } from './other-wishes';
import { isChanged, missingWishes, wishesOf, type Wishes } from './preference-form';
import { PreferencesBar } from './preferences-bar';
import styles from './preferences-page.module.css';
import { useSavePreferences } from './use-save-preferences';

const tabs = ['career-wishes', 'travel-time', 'salary-wishes'] as const;

const WishTabs = () => {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const selected = tabs.find((tab) => tab === search.get('tab')) ?? 'career-wishes';
  const panels = { 'career-wishes': <CareerWishes />, 'travel-time': <TravelTab />, 'salary-wishes': <SalaryTab /> };
  return (
    <Tabs
      label={t('nav.preferences')}
      selected={selected}
      onSelect={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      tabs={tabs.map((id) => ({ id, label: t(`wishes.tab.${id}`), panel: panels[id] }))}
    />
  );
};

/** The form of the wishes: kept in the tab until it is saved, or left on purpose. */
const useWishesForm = (account: CandidateAccount) => {
  const { preferences } = account.accountInfo;
  const navigate = useNavigate();
  const saved = wishesOf(preferences);
  const form = useForm<Wishes>({ ...formMode, defaultValues: saved });
  useFollowingForm(form, saved);
  const { save, isPending } = useSavePreferences(account);
  const [isSearching, setSearching] = useState(false);
  const wishes = form.watch();
  const isUnsaved = isChanged(wishes, preferences);
  const forget = useFormDraft('job-preferences', form);
  useUnsavedWork(isUnsaved && !isSearching && !isPending, forget);
  useEffect(() => {
    // Only once the page knows that nothing is unsaved may it be left without a question.
    if (isSearching) void navigate('/jobs');
  }, [isSearching, navigate]);
  const send = async (): Promise<boolean> => {
    if (!(await save(wishes))) return false;
    form.reset(wishes);
    forget();
    return true;
  };
  return { form, wishes, isUnsaved, isPending, send, search: () => setSearching(true) };
};

/** What a candidate looks for, in three tabs of one form. Saving what has changed looks for matches anew. */
const PreferencesPage = () => {
  const t = useText();
  const notify = useNotify();
  const track = useTrack();
  const account = useSignedIn<'CANDIDATE'>();
  const { beingMatched } = account.accountInfo;
  const { form, wishes, isUnsaved, isPending, send, search } = useWishesForm(account);
  const keep = async (): Promise<void> => {
    if (await send()) notify.success('wishes.saved');
  };
  const keepAndSearch = async (): Promise<void> => {
    if (!(await send())) return;
    track('job_preferences_saved');
    search();
  };
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <Page className={styles.page}>
        <PageHead title={t('nav.preferences')}>{t('wishes.intro')}</PageHead>
        {beingMatched && (
          <Banner tone="accent" icon={<RefreshCw />} role="status" title={t('jobs.matching')}>
            <ProgressBar label={t('wishes.wait')} />
          </Banner>
        )}
        <FormProvider {...form}>
          <WishTabs />
        </FormProvider>
      </Page>
      <PreferencesBar
        missing={missingWishes(wishes)}
        isUnsaved={isUnsaved}
        isBeingMatched={beingMatched}
        isPending={isPending}
        onSave={() => void keep()}
        onSearch={() => void keepAndSearch()}
      />
    </form>
  );
};

export default PreferencesPage;
