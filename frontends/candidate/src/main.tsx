import '@tandem/ui/styles.css';
import { startApp } from '@tandem/web-kit/app/root';
import { bare, pages } from './app/routes';

startApp({ pages, bare });
