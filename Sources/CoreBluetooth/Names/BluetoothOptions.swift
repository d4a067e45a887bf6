// The values of the options do not matter, as nothing reads them.

/// The option that shows the user an alert if Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option that names a manager whose state is kept.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The option that takes devices of media only.
public let CBCentralManagerOptionDeviceAccessForMedia = "kCBInitOptionDeviceAccessForMedia"
/// The option that reports a device each time it is seen.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option that finds devices that look for services.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The option that tells the user of a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The option that tells the user of the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The option that tells the user of values.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"
/// The option that delays a connection.
public let CBConnectPeripheralOptionStartDelayKey = "kCBConnectOptionDelay"
/// The option that also connects to the classic profiles.
public let CBConnectPeripheralOptionEnableTransportBridgingKey = "kCBConnectOptionEnableTransportBridging"
/// The option that requires the permission to show notifications.
public let CBConnectPeripheralOptionRequiresANCS = "kCBConnectOptionRequiresANCS"
/// The key of devices, in a state that is restored.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of services that were searched, in a state that is restored.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// The key of options of a search, in a state that is restored.
public let CBCentralManagerRestoredStateScanOptionsKey = "kCBRestoredScanOptions"
/// The option that shows the user an alert if Bluetooth is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option that names a manager whose state is kept.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of services, in a state that is restored.
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
/// The key of what was advertised, in a state that is restored.
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"
/// The key of a device's name, in what it advertises.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the maker's data, in what a device advertises.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of data of services, in what a device advertises.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of services, in what a device advertises.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of further services, in what a device advertises.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of the power of sending, in what a device advertises.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of whether a device takes connections, in what it advertises.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of services that a device looks for, in what it advertises.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
