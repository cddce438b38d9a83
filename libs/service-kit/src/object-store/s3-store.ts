import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { problem } from '@tandem/contracts/codes';
import { isKey, type ObjectInfo, ObjectStore } from './object-store';
import { putProblem, storeProblem } from './store-problem';

export type S3Settings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string };

/** Files in a bucket of any store that speaks S3's protocol. */
export class S3Store extends ObjectStore {
  private readonly client: S3Client;

  constructor(private readonly settings: S3Settings) {
    super();
    this.client = new S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      forcePathStyle: true,
      credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    });
  }

  async put(key: string, body: Readable | Buffer, contentType: string): Promise<number> {
    let size = 0;
    const upload = new Upload({ client: this.client, params: { ...this.at(key), Body: body, ContentType: contentType } });
    upload.on('httpUploadProgress', ({ loaded }) => (size = loaded ?? size));
    await upload.done().catch((error: unknown) => {
      throw putProblem(error);
    });
    return size;
  }

  async get(key: string): Promise<{ body: Readable } & ObjectInfo> {
    try {
      const found = await this.client.send(new GetObjectCommand(this.at(key)));
      return { body: found.Body as Readable, size: found.ContentLength ?? 0, contentType: found.ContentType ?? 'application/octet-stream' };
    } catch (error) {
      throw error instanceof NoSuchKey ? problem('not_found') : storeProblem(error);
    }
  }

  async head(key: string): Promise<ObjectInfo> {
    try {
      const found = await this.client.send(new HeadObjectCommand(this.at(key)));
      return { size: found.ContentLength ?? 0, contentType: found.ContentType ?? 'application/octet-stream' };
    } catch (error) {
      throw error instanceof NotFound ? problem('not_found') : storeProblem(error);
    }
  }

  async delete(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  async move(from: string, to: string): Promise<void> {
    const source = this.at(from);
    try {
      await this.client.send(new CopyObjectCommand({ ...this.at(to), CopySource: `${source.Bucket}/${source.Key}` }));
    } catch (error) {
      throw error instanceof NoSuchKey ? problem('not_found') : storeProblem(error);
    }
    await this.delete(from);
  }

  async *list(prefix: string): AsyncIterable<{ key: string; modifiedAt: Date }> {
    let token: string | undefined;
    do {
      const page = await this.client.send(
        new ListObjectsV2Command({ Bucket: this.settings.bucket, Prefix: prefix, ContinuationToken: token }),
      );
      for (const { Key, LastModified } of page.Contents ?? []) if (Key && LastModified) yield { key: Key, modifiedAt: LastModified };
      token = page.NextContinuationToken;
    } while (token);
  }

  private at(key: string) {
    if (!isKey(key)) throw problem('not_found');
    return { Bucket: this.settings.bucket, Key: key };
  }
}
