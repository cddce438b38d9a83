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
  'Fields in common': {
    does: ['Help where the label cannot say it in a few words.', 'A hidden label only where what stands around says it to the eye.'],
    avoids: ['An asterisk on every field: then mark what may stay empty.', 'Help that repeats the label.'],
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
  Mails: {
    does: ['One thing to say, one button, and the address behind it as text.'],
    avoids: [
      'Pictures and fonts from elsewhere: programs for mail do not load them.',
      'Mails of its own kind: the layout is the same for all.',
    ],
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
  'Pieces of pages': {
    does: ['The list, figures and search rows as they stand here, so that the same thing looks the same everywhere.'],
    avoids: ['A piece for a single page: that stays with the page.'],
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
  Banner: {
    does: ['What holds while it is shown, in the flow of the page.', 'A way on beside it, where there is one.'],
    avoids: ['What has just happened: that is a toast.', 'Two of them on top of each other.'],
  },
  Carousel: {
    does: ['What may be missed; it stands still under the pointer and can be paused.'],
    avoids: ['Anything somebody must read.', 'More than about six slides.'],
  },
  'Dialog and popup': {
    does: ['A popup asks one question and names in its button what will happen.', 'Back to where one was when it closes.'],
    avoids: ['"Yes" and "OK" on buttons.', 'A dialog over a dialog.', 'A long form in a dialog: that is a page.'],
  },
  Disclosure: {
    does: ['What few need; its title says what is inside.'],
    avoids: ['Anything somebody must read.', 'A disclosure inside a disclosure.'],
  },
  'Menu and popover': {
    does: ['A menu for what can be done with one thing, a popover for more about it.', 'What destroys comes last, in a group of its own.'],
    avoids: ['A menu for two entries in view of each other.', 'A form in a popover.'],
  },
  'Notification row': {
    does: ['One sentence with the names in bold; the whole row leads to where it happened.'],
    avoids: ['Buttons in a row: the page it leads to has them.'],
  },
  'Page view': {
    does: ['Pages that will be a file: what is seen is what is downloaded.'],
    avoids: ['Text somebody should read on a phone: that is running text.'],
  },
  'Save state and save bar': {
    does: ['The save state beside the field it speaks of.', 'The bar where a long form is saved as a whole.'],
    avoids: ['Both in one form.'],
  },
  Slider: {
    does: ['A slider with its number beside it.'],
    avoids: ['A slider for an exact number.'],
  },
  Stepper: {
    does: ['Three to five steps that are done in order; finished ones lead back.'],
    avoids: ['Parts one may do in any order: those are tabs.'],
  },
  Switch: {
    does: ['What holds at once, with a hint where the consequence is not plain.'],
    avoids: ['What is sent with a form: that is a checkbox.', 'Labels that change with the state.'],
  },
  Toast: {
    does: ['What has happened, in the past tense, with a way back where there is one.'],
    avoids: ['An error that belongs to a field.', 'Anything that is said nowhere else and matters later.'],
  },
};
