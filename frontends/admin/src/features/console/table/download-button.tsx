import { Button } from '@tandem/ui/button';
import { download } from '@tandem/web-kit/gateway/download';
import { useNotify } from '@tandem/web-kit/forms/notify';
import { Download } from 'lucide-react';
import { useState } from 'react';

type Props = { path: string; fileName: string; label: string; isDisabled?: boolean };

/** Saves a file of the API; says so when that fails. */
export const DownloadButton = ({ path, fileName, label, isDisabled = false }: Props) => {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    await download(path, fileName).catch(notify.error);
    setPending(false);
  };
  return (
    <Button onPress={() => void save()} isPending={isPending} isDisabled={isDisabled}>
      <Download />
      {label}
    </Button>
  );
};
