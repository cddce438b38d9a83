import { Archive, FileText, LogOut, Trash2, UserRound } from 'lucide-react';
import { Button } from '@tandem/ui/button';
import { Link } from '@tandem/ui/link';
import { Menu, type MenuProps } from '@tandem/ui/menu';
import { Popover } from '@tandem/ui/popover';
import { Stack } from '@tandem/ui/layout';
import type { Stories } from '../story';

const places = [
  { id: 'profile', label: 'Profile', href: '#profile', icon: <UserRound /> },
  { id: 'resume', label: 'Resume', href: '#resume', icon: <FileText /> },
];
const Choices = ({ word, ...menu }: { word: string } & Pick<MenuProps, 'groups'> & Partial<MenuProps>) => (
  <Menu label={word} trigger={<Button>{word}</Button>} placement="bottom start" {...menu} />
);
const More = ({ word }: { word: string }) => (
  <Popover label={`${word}, more`} trigger={<Button>{word}</Button>}>
    Skills 34, experience 20, wishes 14, salary 12, travel 6. <Link href="#reasons">All reasons</Link>
  </Popover>
);

export default {
  title: 'Menu and popover',
  group: 'Overlays',
  states: {
    'Places and actions': () => (
      <Choices
        word="Sanne Visser"
        head="sanne@post.example"
        groups={[places, [{ id: 'logout', label: 'Log out', icon: <LogOut />, onAction: () => undefined }]]}
      />
    ),
    'One of them in force': () => (
      <Choices
        word="Language of the letter"
        groups={[
          [
            { id: 'en', label: 'English', isCurrent: true, onAction: () => undefined },
            { id: 'nl', label: 'Nederlands', lang: 'nl', onAction: () => undefined },
          ],
        ]}
      />
    ),
    'One that destroys, one not to be had': () => (
      <Choices
        word="Vacancy"
        groups={[
          [{ id: 'archive', label: 'Archive', icon: <Archive />, isDisabled: true }],
          [{ id: 'delete', label: 'Delete', icon: <Trash2 />, isDanger: true, onAction: () => undefined }],
        ]}
      />
    ),
    'Long words': () => (
      <Choices
        word="Kaart"
        head="Coöperatieve Vereniging Energiegemeenschap Noordwest-Veluwe, personeelszaken@energiegemeenschap.example"
        groups={[[{ id: 'move', label: 'Terugzetten naar de kolom met uitgenodigde kandidaten', onAction: () => undefined }]]}
      />
    ),
    Popover: () => <More word="Why 86?" />,
    'Popover that closes itself': () => (
      <Popover label="Hours, more" trigger={<Button>Hours</Button>} placement="top">
        {(close) => (
          <Stack gap={2}>
            32 a week, in four days.
            <Button size="small" onPress={close}>
              Clear
            </Button>
          </Stack>
        )}
      </Popover>
    ),
  },
  opens: ['Sanne Visser', 'Language of the letter', 'Vacancy', 'Kaart', 'Why 86?', 'Hours'].map((press) => ({ press })),
} satisfies Stories;
