import AppleNames
import Dispatch

/// A function that receives the result of an evaluation.
public typealias SecTrustCallback = (SecTrust, SecTrustResultType) -> Void

/// A function that receives whether a certificate is trusted, and else why not.
public typealias SecTrustWithErrorCallback = (SecTrust, Bool, CFError?) -> Void

/// Evaluates the certificates: signatures, authorities, times and what the policies require. Nothing is fetched.
///
/// - Parameter error: receives why the certificate is not trusted, with the code of the most serious problem. The
///   underlying error describes all.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
  let outcome = trust.evaluate()
  error?.pointee = outcome.error
  return outcome.isTrusted
}

/// Evaluates the certificates on another thread, and calls a function on a queue.
@discardableResult public func SecTrustEvaluateAsyncWithError(
  _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping SecTrustWithErrorCallback
) -> OSStatus {
  // As on iOS, the function is called on its queue only, so it need not be safe for threads.
  nonisolated(unsafe) let result = result
  DispatchQueue.global().async {
    let outcome = trust.evaluate()
    queue.async { result(trust, outcome.isTrusted, outcome.error) }
  }
  return errSecSuccess
}

/// Evaluates the certificates; the former way.
@discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>)
  -> OSStatus
{
  result.pointee = trust.evaluate().result
  return errSecSuccess
}

/// Evaluates the certificates on another thread, and calls a function on a queue; the former way.
///
/// - Parameter queue: nil for a global one.
@discardableResult public func SecTrustEvaluateAsync(
  _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback
) -> OSStatus {
  nonisolated(unsafe) let result = result
  DispatchQueue.global().async {
    let outcome = trust.evaluate()
    (queue ?? .global()).async { result(trust, outcome.result) }
  }
  return errSecSuccess
}

/// Passes the result of the last evaluation: `invalid` if the object has changed since.
@discardableResult public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = trust.outcome?.result ?? .invalid
  return errSecSuccess
}
