/// Takes an answer as it arrives. All calls come on the engine's thread, which serves every transfer: none may wait.
public protocol HTTPReceiver: AnyObject, Sendable {
  /// Once, before the first byte of the body or, without a body, before the end. False ends the transfer.
  func receive(_ head: HTTPHead) -> Bool

  /// A piece of the body, valid during the call.
  func receive(_ body: UnsafeRawBufferPointer) -> HTTPBodyAnswer

  /// Once, last; nil when all of the answer came.
  func end(_ failure: HTTPFailure?)
}

/// A receiver's answer to a piece of the body.
public enum HTTPBodyAnswer: Sendable {
  case taken
  /// Not taken: the server is left waiting, and the same piece comes again after `HTTPTransfer.resume()`.
  case pause
  /// Not wanted: the transfer ends as cancelled.
  case stop
}
