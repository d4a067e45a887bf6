import Foundation
import Synchronization

/// Carries media from inputs to outputs. A session starts and stops here as on iOS, but nothing flows, as there is no
/// device.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturesession).
open class AVCaptureSession: NSObject, @unchecked Sendable {
  // Unchecked because of the parts, which change between `beginConfiguration()` and `commitConfiguration()` on one
  // queue, as Apple's do; the state has a lock.
  /// The inputs.
  open private(set) var inputs: [AVCaptureInput] = []
  /// The outputs.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// The connections of inputs with outputs and previews.
  open private(set) var connections: [AVCaptureConnection] = []
  /// The quality; `.high` by default.
  open var sessionPreset = Preset.high

  private struct State {
    var isRunning = false
    var configurations = 0
  }
  private let state = Mutex(State())

  /// Creates a session without inputs and outputs.
  public override init() { super.init() }

  // MARK: Running

  /// Whether the session has been started.
  open var isRunning: Bool { state.withLock { $0.isRunning } }
  /// Whether the session is interrupted: false.
  open var isInterrupted: Bool { false }

  /// Starts the session, and posts a notification. Does nothing if it runs.
  open func startRunning() { setRunning(true, .AVCaptureSessionDidStartRunning) }
  /// Ends the session, and posts a notification. Does nothing if it does not run.
  open func stopRunning() { setRunning(false, .AVCaptureSessionDidStopRunning) }

  private func setRunning(_ runs: Bool, _ name: Notification.Name) {
    let changes = state.withLock { state in
      defer { state.isRunning = runs }
      return state.isRunning != runs
    }
    if changes { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Begins changes that take effect together. May be called several times.
  open func beginConfiguration() { state.withLock { $0.configurations += 1 } }
  /// Ends changes, once for each call of `beginConfiguration()`.
  open func commitConfiguration() { state.withLock { $0.configurations = max(0, $0.configurations - 1) } }

  // MARK: Quality

  /// Returns whether a quality suits the inputs: always without an input.
  open func canSetSessionPreset(_ preset: Preset) -> Bool {
    inputs.allSatisfy { ($0 as? AVCaptureDeviceInput)?.device.supportsSessionPreset(preset) ?? true }
  }
  /// Whether the audio session of the app is used; true by default.
  open var usesApplicationAudioSession = true
  /// Whether the audio session of the app is set up for recording; true by default.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Whether the colours of a device are chosen by the session; true by default.
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  /// Whether the camera can be used beside other apps: false.
  open var isMultitaskingCameraAccessSupported: Bool { false }
  /// Whether the camera is used beside other apps; false by default.
  open var isMultitaskingCameraAccessEnabled = false
  /// The part of what the device can do at a time: none.
  open var hardwareCost: Float { 0 }

  // MARK: Inputs and outputs

  /// Returns whether an input can be added: if no session has it.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { input.session == nil }

  /// Adds an input, and connects it with outputs. Does nothing if `canAddInput(_:)` is false, where iOS raises an
  /// exception.
  open func addInput(_ input: AVCaptureInput) {
    guard canAddInput(input) else { return }
    addInputWithNoConnections(input)
    for output in outputs { connect([input], output) }
  }

  /// Adds an input without connections.
  open func addInputWithNoConnections(_ input: AVCaptureInput) {
    guard canAddInput(input) else { return }
    input.session = self
    inputs.append(input)
  }

  /// Removes an input and its connections. Does nothing if the session does not have it.
  open func removeInput(_ input: AVCaptureInput) {
    guard inputs.contains(input) else { return }
    inputs.removeAll { $0 === input }
    input.session = nil
    removeConnections { $0.inputPorts.contains { port in input.ports.contains { $0 === port } } }
  }

  /// Returns whether an output can be added: if no session has it.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.session == nil }

  /// Adds an output, and connects it with inputs. Does nothing if `canAddOutput(_:)` is false, where iOS raises an
  /// exception.
  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else { return }
    addOutputWithNoConnections(output)
    connect(inputs, output)
  }

  /// Adds an output without connections.
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else { return }
    output.session = self
    outputs.append(output)
  }

  /// Removes an output and its connections. Does nothing if the session does not have it.
  open func removeOutput(_ output: AVCaptureOutput) {
    guard outputs.contains(output) else { return }
    outputs.removeAll { $0 === output }
    output.session = nil
    removeConnections { $0.output === output }
  }

  /// Returns whether a connection can be added: if its input and its output are the session's.
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool {
    guard !connections.contains(connection) else { return false }
    let ports = inputs.flatMap(\.ports)
    return connection.inputPorts.allSatisfy { port in ports.contains { $0 === port } }
      && connection.output.map { outputs.contains($0) } ?? true
  }

  /// Adds a connection. Does nothing if `canAddConnection(_:)` is false, where iOS raises an exception.
  open func addConnection(_ connection: AVCaptureConnection) {
    guard canAddConnection(connection) else { return }
    connections.append(connection)
    connection.output?.connections.append(connection)
  }

  /// Removes a connection. Does nothing if the session does not have it.
  open func removeConnection(_ connection: AVCaptureConnection) { removeConnections { $0 === connection } }

  private func connect(_ inputs: [AVCaptureInput], _ output: AVCaptureOutput) {
    for type in output.mediaTypes where output.connection(with: type) == nil {
      guard let port = inputs.lazy.flatMap(\.ports).first(where: { $0.mediaType == type }) else { continue }
      addConnection(AVCaptureConnection(inputPorts: [port], output: output))
    }
  }

  private func removeConnections(where isRemoved: (AVCaptureConnection) -> Bool) {
    for connection in connections where isRemoved(connection) {
      connection.output?.connections.removeAll { $0 === connection }
    }
    connections.removeAll(where: isRemoved)
  }
}

/// Uses several cameras at a time, which is not supported here.
///
/// Unchecked because its superclass is.
///
/// See [Apple's page](https://developer.apple.com/documentation/avfoundation/avcapturemulticamsession).
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// Whether several cameras can be used at a time: false.
  open class var isMultiCamSupported: Bool { false }
  /// The part of what the system can do at a time: none.
  open var systemPressureCost: Float { 0 }
}
