import { CreateKey } from './create-key.tsx';
import { KeyList } from './key-list.tsx';

/** Shows the keys with which other programs use the account. */
export default function ApiKeyScreen() {
  return (
    <div className="vt-page">
      <CreateKey />
      <KeyList />
    </div>
  );
}
