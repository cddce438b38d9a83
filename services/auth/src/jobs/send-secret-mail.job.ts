import { Inject, Injectable } from '@nestjs/common';
import { accountsCalls } from '@tandem/contracts/accounts/accounts';
import { authEvents } from '@tandem/contracts/auth/auth.events';
import { authJobs } from '@tandem/contracts/auth/auth.jobs';
import type { JobData } from '@tandem/contracts/define';
import { Bus } from '@tandem/service-kit/bus';
import { Clock } from '@tandem/service-kit/clock';
import { type JobRun, Works } from '@tandem/service-kit/jobs';
import { Mailer } from '@tandem/service-kit/mail/mailer';
import { CONFIG } from '@tandem/service-kit/tokens';
import type { AuthConfig } from '../config';
import type { Credential } from '../credentials/credential.entity';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { maySetPassword } from '../credentials/may-set-password';
import { IdentitiesRepository } from '../identities/identities.repository';
import { isInvitation } from '../invitations/invitation';
import { isMailedToOwner } from '../secrets/mailed-to';
import { SecretsService } from '../secrets/secrets.service';
import { secretMail } from './secret-mail';
import { wayInMail } from './way-in-mail';

type Data = JobData<typeof authJobs.sendSecretMail>;

/**
 * Makes a one-time secret and mails its link in the same breath, so that it is in no queue, event or log. Who has no password to choose anew
 * is told how to log in, and whoever is invited and has not begun gets his invitation once more.
 */
@Injectable()
export class SendSecretMailJob {
  constructor(
    private readonly clock: Clock,
    private readonly credentials: CredentialsRepository,
    private readonly identities: IdentitiesRepository,
    private readonly secrets: SecretsService,
    private readonly bus: Bus,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  @Works(authJobs.sendSecretMail)
  async work(run: JobRun<Data>): Promise<void> {
    const { accountId, email, language } = run.data;
    const credential = await this.credentials.byId(accountId);
    if (!credential || !isWanted(run.data, credential)) return;
    if (run.data.kind === 'RESET' && !maySetPassword(credential)) return this.tellWayIn(run, credential);
    const { kind, companyName } = await this.wordsFor(run, credential);
    let secret = '';
    await run.note(async (tx) => {
      secret = await this.secrets.make(tx, accountId, kind, email);
    });
    const text = secretMail(this.config, { kind, companyName, language, accountType: credential.accountType, secret });
    // Each attempt makes a secret of its own, so each is a mail of its own.
    await this.mailer.send({ to: email, language, key: `${kind}.${run.id}.${run.attempt}`, text });
    const mailed = { accountId, kind, at: this.clock.now().toISOString() };
    await run.finish(async (tx) => tx.emit(authEvents.linkMailed, accountId, mailed));
  }

  /** An account that its owner has not begun has no password to forget: he reads who invites him, as he did at first. */
  private async wordsFor({ data, ctx }: JobRun<Data>, credential: Credential): Promise<Pick<Data, 'kind' | 'companyName'>> {
    const { companyId } = credential;
    if (data.kind !== 'RESET' || companyId === null || !isInvitation(credential)) return data;
    const { companyName } = await this.bus.call(accountsCalls.companySnapshot, { body: { companyId } }, ctx);
    return { kind: 'ACTIVATE', companyName };
  }

  /** Without a password there is none to choose anew; nobody but its owner is told that. */
  private async tellWayIn({ id, data: { email, language } }: JobRun<Data>, { accountId, accountType }: Credential): Promise<void> {
    const providers = (await this.identities.ofAccount(accountId)).map(({ provider }) => provider);
    await this.mailer.send({
      to: email,
      language,
      key: `WAY_IN.${id}`,
      text: wayInMail(this.config, { accountType, language, providers }),
    });
  }
}

/** What was asked for may have been overtaken while the job waited. */
const isWanted = (mail: Data, credential: Credential): boolean =>
  isMailedToOwner(mail, credential) && !(mail.kind === 'VERIFY' && credential.verifiedAt);
