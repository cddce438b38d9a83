import type { ReactNode } from 'react';
import styles from './illustration.module.css';

export type IllustrationName =
  | 'nothing-found'
  | 'first-application'
  | 'reading'
  | 'not-found'
  | 'no-connection'
  | 'done-for-today'
  | 'nothing-new'
  | 'first-vacancy'
  | 'no-one-yet'
  | 'empty-page';

/** The drawings: a 2 px ink line, a soft shape behind, one warm spot, 240 by 160. */
export const drawings: Record<IllustrationName, ReactNode> = {
  // Papers under a looking glass: nothing fits yet.
  'nothing-found': (
    <>
      <path className={styles.blob} d="M38 84c0-38 34-66 82-64s86 26 84 66-40 58-88 58-78-22-78-60Z" />
      <path className={styles.thin} d="M22 138h196" />
      <path className={styles.paper} d="m74 36 78-10a6 6 0 0 1 7 5l10 78a6 6 0 0 1-5 7l-78 10a6 6 0 0 1-7-5L69 43a6 6 0 0 1 5-7Z" />
      <rect className={styles.paper} x="62" y="34" width="92" height="104" rx="7" />
      <circle className={styles.tint} cx="78" cy="52" r="7" />
      <path d="M92 48h40M92 57h24" />
      <path className={`${styles.thin} ${styles.accent}`} d="M76 76h62M76 88h50" />
      <path className={styles.thin} d="M76 100h30M76 112h22" />
      <circle className={styles.paper} cx="146" cy="98" r="30" />
      <circle className={`${styles.thin} ${styles.dash} ${styles.accent}`} cx="146" cy="98" r="17" />
      <path d="m168 119 6 6" />
      <path className={styles.spot} d="m171.5 126.5 4.8-4.8a3 3 0 0 1 4.2 0l17.4 17.4a5.6 5.6 0 0 1-8 8l-18.4-16.4a3 3 0 0 1 0-4.2Z" />
      <path className={styles.thin} d="M132 84c4-4 9-6 14-6" />
      <path className={`${styles.thin} ${styles.accent}`} d="M52 24v10M47 29h10M196 50v8M192 54h8" />
    </>
  ),
  // Three columns and a paper plane: the first one lands here.
  'first-application': (
    <>
      <path className={styles.blob} d="M30 90c-4-40 42-70 92-66s92 24 92 64-44 58-94 56-86-16-90-54Z" />
      <path className={styles.thin} d="M18 144h204" />
      <rect className={styles.paper} x="34" y="62" width="50" height="82" rx="7" />
      <rect className={styles.paper} x="95" y="62" width="50" height="82" rx="7" />
      <rect className={styles.paper} x="156" y="62" width="50" height="82" rx="7" />
      <path d="M44 74h18M105 74h18M166 74h18" />
      <rect className={`${styles.thin} ${styles.dash} ${styles.accent}`} x="42" y="84" width="34" height="26" rx="5" />
      <rect className={`${styles.thin} ${styles.dash}`} x="103" y="84" width="34" height="26" rx="5" />
      <rect className={`${styles.thin} ${styles.dash}`} x="164" y="84" width="34" height="26" rx="5" />
      <path
        className={`${styles.thin} ${styles.dash} ${styles.accent}`}
        d="M196 22c-18-12-34 2-26 12s24 2 18-12-42-14-62 0c-16 11-30 18-42 24"
      />
      <path className={styles.spot} d="m50 70 44-30-14 38-10-10-20 2Z" />
      <path d="m70 68 24-28M70 68l-2 14 6-9" />
    </>
  ),
  // A sheet and a pair of glasses: something is being read.
  reading: (
    <>
      <path className={styles.blob} d="M36 82c0-40 40-64 86-62s84 28 82 66-40 56-86 56-82-20-82-60Z" />
      <path className={styles.thin} d="M22 144h196" />
      <rect className={styles.paper} x="72" y="16" width="96" height="128" rx="7" />
      <circle className={styles.tint} cx="90" cy="36" r="9" />
      <path d="M106 32h34M106 41h22" />
      <rect x="82" y="55" width="58" height="11" rx="3" fill="var(--spot)" stroke="none" />
      <path className={styles.thin} d="M84 60.5h54M84 76h70" />
      <rect x="82" y="86" width="40" height="11" rx="3" fill="var(--accent-soft-2)" stroke="none" />
      <path className={styles.thin} d="M84 91.5h36M126 91.5h22" />
      <path className={`${styles.thin} ${styles.dash}`} d="M84 107h70M84 119h46M84 131h58" />
      <circle className={styles.paper} cx="150" cy="112" r="20" fillOpacity=".86" />
      <circle className={styles.paper} cx="198" cy="112" r="20" fillOpacity=".86" />
      <path d="M170 110c2-4 6-4 8 0M130 108l-18-10M218 110c4-2 6-8 2-14" />
      <path className={`${styles.thin} ${styles.accent}`} d="M140 104c2-3 6-5 10-5M188 104c2-3 6-5 10-5" />
      <path className={`${styles.thin} ${styles.accent}`} d="M52 40v10M47 45h10M190 44v8M186 48h8" />
    </>
  ),
  // A tandem that came apart: this page is not there.
  'not-found': (
    <>
      <path className={styles.blob} d="M28 88c-2-42 44-68 96-64s94 26 92 64-44 50-94 50-92-8-94-50Z" />
      <path className={styles.thin} d="M14 134h212" />
      <circle className={styles.paper} cx="54" cy="108" r="25" />
      <circle className={styles.thin} cx="54" cy="108" r="18" />
      <path className={styles.thin} d="M54 90v36M36 108h36M41.3 95.3l25.4 25.4M66.7 95.3l-25.4 25.4" />
      <path d="M54 108h66M54 108 77 74M76 66l12 42M108 66l12 42M77 76l63-5M120 108l23-30" />
      <path className={styles.accent} d="M137 62l16 46" strokeWidth="2.5" />
      <path d="m137 62-2-9M127 55c4-3 10-3 16-2 5 1 7 5 4 8M101 62l4-10M97 53h13" />
      <path strokeWidth="4.5" d="M68 65h17M100 65h17" />
      <circle className={styles.spot} cx="88" cy="108" r="7" />
      <circle className={styles.spot} cx="120" cy="108" r="7" />
      <path d="m88 108 7 9M91 118h8M120 108l-7-9M109 98h8" />
      <circle cx="54" cy="108" r="2.5" />
      <circle className={styles.tint} cx="200" cy="108" r="25" />
      <circle className={`${styles.paper} ${styles.thin}`} cx="200" cy="108" r="18" />
      <path className={styles.thin} d="M206.2 91.1l-12.4 33.8M183.1 101.8l33.8 12.4M187.3 120.7l25.4-25.4M192.4 91.7l15.2 32.6" />
      <circle cx="200" cy="108" r="2.5" />
      <path className={`${styles.thin} ${styles.accent}`} d="M164 96h-8M166 110h-14M164 124h-8" />
      <path className={`${styles.thin} ${styles.dash}`} d="M153 116v14" />
    </>
  ),
  // A plug out of its socket: no connection.
  'no-connection': (
    <>
      <path className={styles.blob} d="M34 86c0-42 42-66 88-64s84 26 84 64-42 54-88 54-84-14-84-54Z" />
      <path className={styles.thin} d="M20 138h200" />
      <path d="M6 120c22 0 20-40 44-40h14" />
      <rect className={styles.spot} x="64" y="64" width="34" height="32" rx="8" />
      <path d="M98 73h13M98 87h13" strokeWidth="3" />
      <path d="M72 74v12M79 74v12" className={styles.thin} />
      <rect className={styles.tint} x="142" y="60" width="36" height="40" rx="9" />
      <path d="M178 80h12c24 0 20 40 44 40" />
      <path d="M142 73h9M142 87h9" strokeWidth="3" />
      <path className={`${styles.accent} ${styles.thin}`} d="M126 58v-12M117 62l-7-9M135 62l7-9M126 102v12M117 98l-7 9M135 98l7 9" />
      <circle className={styles.solid} cx="166" cy="80" r="2.5" />
    </>
  ),
  // A cup of coffee and a tally: that was all for today.
  'done-for-today': (
    <>
      <path className={styles.blob} d="M34 84c0-40 40-64 88-62s86 26 84 64-40 56-88 56-84-18-84-58Z" />
      <circle className={styles.spot} cx="172" cy="52" r="22" stroke="none" />
      <path className={styles.thin} d="M18 138h204" />
      <path className={styles.paper} d="M66 78h66v36a24 24 0 0 1-24 24H90a24 24 0 0 1-24-24V78Z" />
      <path d="M132 88h8a14 14 0 0 1 0 28h-9" />
      <path d="M66 92c11 6 22 6 33 0s22-6 33 0" className={styles.accent} />
      <path d="M84 64c-5-7 5-11 0-19s3-10 3-12M104 66c-5-7 5-12 0-20s3-9 3-12" className={`${styles.thin} ${styles.accent}`} />
      <path d="M52 138h94" strokeWidth="3.5" />
      <rect className={styles.paper} x="162" y="92" width="46" height="46" rx="6" />
      <path d="M172 104v22M179 104v22M186 104v22M193 104v22M168 121l30-12" className={styles.thin} />
    </>
  ),
  // A bell that sleeps: nothing to tell.
  'nothing-new': (
    <>
      <path className={styles.blob} d="M36 86c0-40 40-66 86-64s86 24 82 66-40 54-88 54-80-16-80-56Z" />
      <path className={styles.thin} d="M22 142h196" />
      <path className={styles.paper} d="M86 112c8-8 10-18 10-34a26 26 0 0 1 52 0c0 16 2 26 10 34Z" />
      <path d="M78 112h88" />
      <path className={styles.spot} d="M112 112a10 10 0 0 0 20 0Z" />
      <path d="M122 52v-8" />
      <path className={`${styles.thin} ${styles.accent}`} d="M108 76c0-7 5-13 12-14" />
      <path className={`${styles.thin} ${styles.accent}`} d="M170 58h12l-12 14h12M190 36h9l-9 10h9" />
      <path className={`${styles.thin} ${styles.dash}`} d="M62 78c-4 8-4 16 0 24M52 70c-7 13-7 27 0 40" />
    </>
  ),
  // A post with a blank notice: the first vacancy goes here.
  'first-vacancy': (
    <>
      <path className={styles.blob} d="M34 84c0-40 42-64 88-62s86 26 84 64-42 56-88 56-84-18-84-58Z" />
      <path className={styles.thin} d="M22 144h196" />
      <path d="M74 36v108M166 36v108" />
      <rect className={styles.paper} x="60" y="30" width="120" height="72" rx="7" />
      <path d="M76 48h42" />
      <path className={styles.thin} d="M76 62h60M76 73h50" />
      <rect className={`${styles.thin} ${styles.dash} ${styles.accent}`} x="140" y="44" width="28" height="30" rx="5" />
      <path className={`${styles.thin} ${styles.accent}`} d="M154 53v12M148 59h12" />
      <path className={styles.thin} d="M76 88h24" />
      <circle className={styles.spot} cx="120" cy="30" r="5" />
      <path d="m190 120 16-16 7 7-16 16-9 2Z" className={styles.tint} />
      <path className={`${styles.thin} ${styles.accent}`} d="M40 48v10M35 53h10M204 46v8M200 50h8" />
    </>
  ),
  // Two empty chairs at a table: nobody is here yet.
  'no-one-yet': (
    <>
      <path className={styles.blob} d="M32 88c-2-40 42-68 90-66s88 26 86 66-42 54-88 54-86-14-88-54Z" />
      <path className={styles.thin} d="M20 142h200" />
      <path className={styles.paper} d="M78 92h84v8H78Z" />
      <path d="M120 100v42M102 142h36" />
      <path d="M52 66v42M52 108h26M54 108l-4 34M76 108l3 34" />
      <path d="M188 66v42M188 108h-26M186 108l4 34M164 108l-3 34" />
      <path className={styles.spot} d="M112 78h16v14h-16Z" />
      <path className={styles.accent} d="M120 78c0-8 5-12 12-12 0 8-5 12-12 12Zm0 0c0-8-4-14-11-16 0 9 4 15 11 16Z" />
      <path
        className={`${styles.thin} ${styles.dash} ${styles.accent}`}
        d="M44 44c4-10 18-10 20 0s-6 14-10 14-12-4-10-14ZM176 44c4-10 18-10 20 0s-6 14-10 14-12-4-10-14Z"
      />
    </>
  ),
  // A blank sheet and a pencil: start writing.
  'empty-page': (
    <>
      <path className={styles.blob} d="M36 84c0-40 40-64 86-62s84 28 82 66-40 56-86 56-82-20-82-60Z" />
      <path className={styles.thin} d="M22 144h196" />
      <rect className={styles.paper} x="74" y="20" width="90" height="124" rx="7" />
      <circle className={styles.tint} cx="92" cy="40" r="8" />
      <path d="M108 37h36M108 46h22" />
      <path className={`${styles.thin} ${styles.dash} ${styles.accent}`} d="M86 66h66M86 80h66M86 94h44" />
      <path className={styles.spot} d="m148 112 44-44 12 12-44 44-16 4Z" />
      <path d="m148 112 12 12M183 77l12 12" />
      <path className={`${styles.thin} ${styles.accent}`} d="M52 40v10M47 45h10" />
    </>
  ),
};
