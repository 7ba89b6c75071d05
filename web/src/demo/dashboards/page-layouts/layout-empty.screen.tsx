import { LayoutNote } from './layout-note.tsx';

export default function LayoutEmptyScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="empty" />
    </div>
  );
}
