import { hrefOf } from '../service/address';
import { RecentOrders } from '../order/recent-orders';

/** The newest orders for which a device is reserved or packed, and a link to its returns. */
export function DeviceOrders({ deviceId }: { deviceId: number }) {
  const returns = <a href={hrefOf('/returns', { deviceId })}>Returns of this device</a>;
  return <RecentOrders filter={{ deviceId }} empty="No order contains this device." actions={returns} />;
}
