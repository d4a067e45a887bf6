import Foundation
import os

/// Marks a time in a log of `MXMetricManager.makeLogHandle`. Does nothing: marks are not recorded here.
///
/// See [Apple's page](https://developer.apple.com/documentation/metrickit/mxsignpost(_:dso:log:name:signpostid:_:_:)).
public func mxSignpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString = "", _ arguments: [any CVarArg] = []
) {}

/// Marks the beginning of an animation. Does nothing: marks are not recorded here.
///
/// See [Apple's pages](https://developer.apple.com/documentation/metrickit).
public func mxSignpostAnimationIntervalBegin(
  dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "", _ arguments: [any CVarArg] = []
) {}
