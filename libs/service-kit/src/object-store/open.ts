import type { BaseConfig } from '../config';
import { FolderStore } from './folder-store';
import type { ObjectStore } from './object-store';

/** The store the settings name: S3's protocol when S3_ENDPOINT is set, else a folder. The SDK is loaded only when used. */
export const openObjectStore = (config: BaseConfig): ObjectStore => {
  if (!config.S3_ENDPOINT) return new FolderStore(config.OBJECT_STORE_DIR);
  const { S3Store } = require('./s3-store') as typeof import('./s3-store');
  return new S3Store({
    endpoint: config.S3_ENDPOINT,
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    accessKey: config.S3_ACCESS_KEY ?? '',
    secretKey: config.S3_SECRET_KEY ?? '',
  });
};
