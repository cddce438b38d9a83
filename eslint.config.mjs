export { default } from '@tandem/config/eslint';
