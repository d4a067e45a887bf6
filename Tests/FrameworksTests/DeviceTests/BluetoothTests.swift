import AppleNames
import Combine
import CoreBluetooth
import Testing
import UIKit

@MainActor @Suite struct BluetoothTests {
  private final class Delegate: NSObject, CBPeripheralManagerDelegate, @unchecked Sendable {
    let states = AsyncStream.makeStream(of: CBManagerState.self)
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) {
      states.continuation.yield(peripheral.state)
    }
  }

  @Test func managersReportThatBluetoothIsNotSupported() async {
    let delegate = Delegate()
    let manager = CBPeripheralManager(delegate: delegate, queue: nil)
    var states = delegate.states.stream.makeAsyncIterator()
    #expect(await states.next() == .unsupported && !manager.isAdvertising)
    #expect(CBCentralManager().retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
  }

  @Test func managersAreObserved() {
    let manager = CBCentralManager()
    var states: [CBManagerState] = []
    let observation = manager.observe(\.state, options: [.initial, .new]) { manager, change in
      states += [manager.state, change.newValue].compactMap { $0 }
    }
    let publishing = manager.publisher(for: \.state).sink { states.append($0) }
    #expect(states == [.unsupported, .unsupported, .unsupported])
    observation.invalidate()
    publishing.cancel()
  }

  @Test func servicesKnowTheirParts() {
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    let rate = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: nil, permissions: .readable)
    let format = CBMutableDescriptor(type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Rate")
    rate.descriptors = [format]
    service.characteristics = [rate]
    rate.value = Data([60])
    #expect(rate.service === service && format.characteristic === rate && service.isPrimary)
    #expect((service.characteristics?.first)?.value == Data([60]) && rate.properties.contains(.notify))
    #expect(service.uuid == CBUUID(string: "180d") && format.value as? String == "Rate")
  }

  @Test func identifiersAreMadeOfBytes() throws {
    #expect(CBUUID(data: Data([0x18, 0x0D])) == CBUUID(string: "180D"))
    let uuid = try #require(UUID(uuidString: "A1B2C3D4-0000-1000-8000-00805F9B34FB"))
    let identifier = CBUUID(nsuuid: uuid)
    #expect(CBUUID(data: identifier.data) == identifier && identifier.data.count == 16)
  }

  @Test func errorsAreCast() {
    let error = NSError(domain: CBErrorDomain, code: CBError.Code.notConnected.rawValue)
    #expect((error as? CBError)?.code == .notConnected && CBError.unknownDevice == .unkownDevice)
    #expect(NSError(domain: CBATTErrorDomain, code: 2) as? CBATTError == CBATTError(.readNotPermitted))
  }
}
