import EcommerceScreen from '../ecommerce/ecommerce.screen.tsx';
import { LayoutNote } from './layout-note.tsx';

export default function WithoutMenuScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="withoutMenu" />
      <EcommerceScreen />
    </div>
  );
}
