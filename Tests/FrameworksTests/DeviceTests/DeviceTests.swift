import AdSupport
import AppTrackingTransparency
import CoreBluetooth
import CoreHaptics
import CoreMotion
import CoreTelephony
import EventKit
import Foundation
import LocalAuthentication
import Testing

/// Tests of parts that a computer lacks: nothing pretends that they are there.
@MainActor @Suite struct DeviceTests {
  @Test func authenticationAlwaysFails() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.passcodeNotSet.rawValue && context.biometryType == .none)
    let thrown = await withCheckedContinuation { continuation in
      context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "r") { isOwner, error in
        continuation.resume(returning: isOwner ? nil : error)
      }
    }
    #expect((thrown as? LAError)?.code == .passcodeNotSet)
    context.invalidate()
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.invalidContext.rawValue)
  }

  @Test func trackingIsDenied() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
  }

  @Test func thereAreNoMovementsAndNoCalls() {
    let manager = CMMotionManager()
    manager.startDeviceMotionUpdates(to: .main) { _, _ in Issue.record("there is a movement") }
    #expect(!manager.isDeviceMotionAvailable && !manager.isDeviceMotionActive && manager.deviceMotion == nil)
    #expect(CTTelephonyNetworkInfo().serviceSubscriberCellularProviders == nil && CTCallCenter().currentCalls == nil)
    #expect(CTCellularData().restrictedState == .restrictedStateUnknown)
  }

  @Test func nothingVibrates() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    let error = #expect(throws: CHHapticError.self) { try CHHapticEngine() }
    #expect(error?.code == .notSupported)
  }

  @Test func patternsAreRead() throws {
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5, duration: 2)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 2.5)
    let elements: [[CHHapticPattern.Key: Any]] = [
      [
        .event: [
          CHHapticPattern.Key.eventType: CHHapticEvent.EventType.hapticTransient, CHHapticPattern.Key.time: 1.5,
        ] as [CHHapticPattern.Key: Any]
      ]
    ]
    #expect(try CHHapticPattern(dictionary: [.pattern: elements]).duration == 1.5)
    #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [.pattern: [[String: Any]()]]) }
    #expect(throws: CHHapticError.self) { try CHHapticPattern(dictionary: [:]) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ahap")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"Version": 1.0, "Pattern": [{"Event": {"Time": 0.25, "EventType": "HapticContinuous", "EventDuration": 1,
        "EventParameters": [{"ParameterID": "HapticIntensity", "ParameterValue": 0.8}]}},
        {"Parameter": {"ParameterID": "HapticIntensityControl", "ParameterValue": 0.5, "Time": 0}}]}
      """
    try Data(text.utf8).write(to: file)
    #expect(try CHHapticPattern(contentsOf: file).duration == 1.25)
  }

  @Test func calendarsAreDenied() async throws {
    let store = EKEventStore()
    #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
    #expect(try await store.requestFullAccessToEvents() == false)
    #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
    #expect(store.calendars(for: .event).isEmpty)
  }

  private final class Central: NSObject, CBCentralManagerDelegate, @unchecked Sendable {
    let states: AsyncStream<CBManagerState>.Continuation
    init(_ states: AsyncStream<CBManagerState>.Continuation) { self.states = states }
    func centralManagerDidUpdateState(_ central: CBCentralManager) { states.yield(central.state) }
  }

  @Test func bluetoothIsNotSupported() async {
    let (stream, continuation) = AsyncStream.makeStream(of: CBManagerState.self)
    let delegate = Central(continuation)
    let manager = CBCentralManager(delegate: delegate, queue: nil)
    var iterator = stream.makeAsyncIterator()
    #expect(await iterator.next() == .unsupported)
    #expect(!manager.isScanning && CBUUID(string: "180d").data == Data([0x18, 0x0D]))
  }
}
