import { browser } from '../browser/browser';
import { config } from '../app/config';
import { useBeginResume } from './open-resume.api';
import { ResumeStart } from './resume-start';

/** The way into the builder from the employers' side: what is begun here is worked on in the candidates' app. */
const ResumeLandingPage = () => {
  const begin = useBeginResume();
  const goTo = (id: string) => browser.replace(`${config().urls.candidate}/resume?open=${id}`);
  return <ResumeStart onPdf={async (pdf) => goTo(await begin.read(pdf))} onBlank={async () => goTo(await begin.blank())} />;
};

export default ResumeLandingPage;
