/// Receives an answer as it arrives. All calls are on the engine's thread, which serves every transfer: none may wait.
public protocol HTTPReceiver: AnyObject, Sendable {
  /// Called once, before the first byte of the body or, without a body, before the end. Returning `false` ends the
  /// transfer.
  func receive(_ head: HTTPHead) -> Bool

  /// Called with a piece of the body, which is valid during the call.
  func receive(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer

  /// Called once, last; `nil` if the answer is complete.
  func end(_ failure: HTTPFailure?)
}

/// A receiver's answer to a piece of the body.
public enum HTTPBodyAnswer: Sendable {
  case taken
  /// The piece was not taken: the server has to wait, and the same piece comes again after `HTTPTransfer.resume()`.
  case pause
  /// No more is wanted: the transfer ends as cancelled.
  case stop
}
