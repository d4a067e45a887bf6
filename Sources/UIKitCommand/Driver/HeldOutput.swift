import Foundation

/// The output of a compiler that may be started again: it is passed on up to the first message about a failure, and
/// held back from there.
struct HeldOutput {
  let status: Int32
  private let held: Data

  /// Runs a compiler whose output, with `-parseable-output`, is a sequence of JSON messages with their lengths before
  /// them. Without it all output is held back until the compiler has ended.
  static func run(_ program: String, _ arguments: [String]) throws -> HeldOutput {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    var pending = Data()
    var holds = false
    while case let piece = pipe.fileHandleForReading.availableData, !piece.isEmpty {
      pending += piece
      while !holds, let message = Self.firstMessage(of: pending) {
        if Self.isFailure(pending[message]) {
          holds = true
        } else {
          FileHandle.standardOutput.write(pending[..<message.upperBound])
          pending = Data(pending[message.upperBound...])
        }
      }
    }
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    guard status == 0 else { return HeldOutput(status: status, held: pending) }
    FileHandle.standardOutput.write(pending)
    return HeldOutput(status: 0, held: Data())
  }

  private init(status: Int32, held: Data) {
    self.status = status
    self.held = held
  }

  /// Passes on what was held back; nothing after a success.
  func release() { FileHandle.standardOutput.write(held) }

  /// Returns the range of the first message; nil if it is not complete, or if the data is no sequence of messages.
  private static func firstMessage(of data: Data) -> Range<Data.Index>? {
    guard let end = data.firstIndex(of: UInt8(ascii: "\n")), data.distance(from: data.startIndex, to: end) < 12,
      let length = Int(String(decoding: data[..<end], as: UTF8.self)), length > 0
    else { return nil }
    let start = data.index(after: end)
    // A line break follows.
    guard data.distance(from: start, to: data.endIndex) > length else { return nil }
    return start..<data.index(start, offsetBy: length + 1)
  }

  private static func isFailure(_ message: Data) -> Bool {
    guard let object = try? JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] else { return false }
    switch object["kind"] as? String {
    case "finished": return object["exit-status"] as? Int != 0
    case "signalled": return true
    default: return false
    }
  }
}
