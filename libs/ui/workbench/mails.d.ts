declare module 'virtual:mails' {
  export const mails: readonly { name: string; language: 'en' | 'nl'; subject: string; html: string; plain: string }[];
}
