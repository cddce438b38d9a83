import { comeLater } from '@tandem/web-kit/come-later';

// On pages the server has drawn, this is the only script the page itself names.
void comeLater((address) => import(/* @vite-ignore */ address));
