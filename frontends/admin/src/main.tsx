import '@tandem/ui/styles.css';
import { startApp } from '@tandem/web-kit/root';
import { bare, pages } from './app/routes';

startApp({ pages, bare });
