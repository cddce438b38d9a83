/** When a component is right, and when another one is. */
export type Advice = { does: readonly string[]; avoids: readonly string[] };

/** By the title of the stories; every story needs an entry. */
export const advice: Readonly<Record<string, Advice>> = {
  'Auth layout': {
    does: ['Pages that do one thing for somebody who is not signed in.'],
    avoids: ['Pages with a menu: they stand in the frame.'],
  },
  Board: {
    does: ['Things that move by hand through a few known steps.', 'Say in words what a drop will do when it cannot be taken back.'],
    avoids: ['More than about six columns; a table with a status is clearer.', 'Columns nobody may drop on: leave them out.'],
  },
  'Button and link': {
    does: [
      'One primary button in view; its words are a verb and what it acts on.',
      'A link where the address changes, a button where something happens.',
    ],
    avoids: [
      'A disabled button without a word about what is missing.',
      'An icon alone, unless everybody knows it; then with a name.',
      'Danger for what can be undone.',
    ],
  },
  Choices: {
    does: [
      'Radio buttons up to five choices, a select beyond.',
      'A switch for what holds at once, a checkbox for what is sent with a form.',
    ],
    avoids: ['Labels that deny: "Do not mail me".', 'A segmented control with more than four parts or long words.'],
  },
  'Date, month and phone': {
    does: ['Typing first; the calendar is an offer.', 'Months only, where nobody knows the day.'],
    avoids: ['A calendar for a date of birth as the only way in.', 'Asking for a country code apart from the number.'],
  },
  'Empty and failed': {
    does: ['Say what will be here, and offer the one way on.', 'After a failure: what it was, and try again.'],
    avoids: [
      '"No data". It says nothing.',
      'Two equal buttons; one is the next step.',
      'A drawing in a small card; words are enough there.',
    ],
  },
  'Banner, toast, save state': {
    does: [
      'A toast for what has happened, in the past tense.',
      'A banner for what holds while it is shown.',
      'The save state beside the field it speaks of.',
    ],
    avoids: ['A toast for an error that belongs to a field.', 'Anything in a toast that is said nowhere else and matters later.'],
  },
  'File drop': {
    does: ['Name the kinds and the limit before somebody chooses.', 'Keep the button: not everybody drags.'],
    avoids: ['Several files where one is read.'],
  },
  'Image crop': {
    does: ['Pictures of people and logos, whose frame is fixed.'],
    avoids: ['Pictures that may keep their own shape.'],
  },
  'Job card': {
    does: ['Lists of vacancies to candidates: title first, then who, match and facts.'],
    avoids: ['Vacancies to their own employer: those are vacancy cards.', 'More than one line of facts.'],
  },
  Layout: {
    does: [
      'Page, head and stack for the rhythm; columns where things are equal.',
      'Way back left, way on right; on a phone both fill the width.',
    ],
    avoids: ["Margins of one's own between parts; the stack has the gap.", 'Two ways on at the end of a step.'],
  },
  'List editor': {
    does: ['Short lines of the same kind; Enter adds one.'],
    avoids: ['Choices from a known set: that is a multi-select.', 'Texts of more than a line.'],
  },
  Markdown: {
    does: ['Texts of people: sanitised, with headings below those of the page.'],
    avoids: ['Our own words: those are messages with components.'],
  },
  'Match and reasons': {
    does: ['The percentage together with a way to its reasons.', 'Weights and the words they rest on beside each reason.'],
    avoids: ['A ring for anything that is no match.', 'Green and red alone; the sign and the word say it too.'],
  },
  'Frame and navigation': {
    does: ['Tabs for parts of one thing, links for pages.', 'At most five links in the bar.'],
    avoids: ['Tabs inside tabs.', 'A menu for two entries.'],
  },
  'Dialog, popup, menu, popover': {
    does: ['A popup asks one question and names in its button what will happen.', 'Back to where one was when it closes.'],
    avoids: ['"Yes" and "OK" on buttons.', 'A dialog over a dialog.', 'A long form in a dialog: that is a page.'],
  },
  'Pieces of pages': {
    does: ['The list, figures and search rows as they stand here, so that the same thing looks the same everywhere.'],
    avoids: ['A piece for a single page: that stays with the page.'],
  },
  'Disclosure, slider, carousel': {
    does: [
      'A disclosure for what few need; its title says what is inside.',
      'A carousel for what may be missed, and it can be paused.',
      'A slider with its number beside it.',
    ],
    avoids: ['Anything somebody must read in a carousel or behind a disclosure.', 'A slider for an exact number.'],
  },
  'Progress and waiting': {
    does: [
      'Skeletons in the shape of what comes.',
      'A bar with a number for work of known length.',
      'What is being done, in words, after two seconds.',
    ],
    avoids: ['A spinner for a page.', 'A bar that pretends.'],
  },
  'Select, multi-select, combobox': {
    does: ['A combobox where typing finds it faster than scrolling.', 'The likeliest entry first where the order is ours.'],
    avoids: ['A select with two entries.', 'A placeholder instead of a label.'],
  },
  'Cards and small things': {
    does: ['A card for a thing that could stand alone.', 'A badge for a state, a tag for a word somebody gave.'],
    avoids: ['Cards in cards.', 'Colour without a word.', 'Shadows on what does not float.'],
  },
  Table: {
    does: ['Many things with the same facts, to be compared; numbers at the end.', 'The state of sort, filter and page in the address.'],
    avoids: ['Fewer than three columns: that is a list.', 'Buttons in every row; the row opens, the rest is there.'],
  },
  'Text and number fields': {
    does: ['Label above, help below, the error in place of the help and with the way out of it.', 'A field as wide as what goes into it.'],
    avoids: ['Placeholders that carry what one must know.', 'Errors while somebody is still typing for the first time.'],
  },
  'Vacancy card': {
    does: ["An employer's own vacancies, with what is still missing."],
    avoids: ['Searching: candidates get job cards.'],
  },
};
