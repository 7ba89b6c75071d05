import EcommerceScreen from '../ecommerce/ecommerce.screen.tsx';
import { LayoutNote } from './layout-note.tsx';

export default function LayoutBoxedScreen() {
  return (
    <div className="vt-page">
      <LayoutNote layout="boxed" />
      <EcommerceScreen />
    </div>
  );
}
