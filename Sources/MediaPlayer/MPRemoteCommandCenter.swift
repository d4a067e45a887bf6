import Foundation

/// The result of a command.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpremotecommandhandlerstatus).
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A command. None is sent here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpremotecommandevent).
open class MPRemoteCommandEvent: NSObject {
  /// The command that was sent.
  public let command: MPRemoteCommand
  /// The time, in seconds since the device started.
  public let timestamp = ProcessInfo.processInfo.systemUptime

  init(command: MPRemoteCommand) { self.command = command }
}

/// A change of the position. None is sent here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommandevent).
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  /// The new position in seconds.
  open var positionTime: TimeInterval { 0 }
}

/// A button of headphones or the lock screen. Its handlers are stored, but never called: there are no such buttons.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpremotecommand).
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  // Unchecked because of the variables, which are to be used on the main thread.
  private var handlers: [NSObject] = []
  /// Whether the button can be pressed; true by default.
  open var isEnabled = true

  override init() { super.init() }

  /// Adds a handler and returns a token that removes it.
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append(token)
    return token
  }

  /// Removes a handler; all for nil.
  open func removeTarget(_ target: Any?) {
    guard let target else { return handlers = [] }
    handlers.removeAll { $0 === target as AnyObject }
  }
}

/// A button that skips by some seconds.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpskipintervalcommand).
open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// The seconds by which it skips; 10 by default.
  open var preferredIntervals: [NSNumber] = [10]
}

/// A slider that moves to a position.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpchangeplaybackpositioncommand).
open class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}

/// The buttons of headphones and the lock screen. There are none here.
///
/// See [Apple's page](https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter).
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  // Unchecked because `NSObject` is a class; the variables are constants.
  private static let center = MPRemoteCommandCenter()

  override init() { super.init() }

  /// Returns the buttons.
  open class func shared() -> MPRemoteCommandCenter { center }
  /// Plays.
  public let playCommand = MPRemoteCommand()
  /// Pauses.
  public let pauseCommand = MPRemoteCommand()
  /// Stops.
  public let stopCommand = MPRemoteCommand()
  /// Plays or pauses.
  public let togglePlayPauseCommand = MPRemoteCommand()
  /// Goes to the next track.
  public let nextTrackCommand = MPRemoteCommand()
  /// Goes to the previous track.
  public let previousTrackCommand = MPRemoteCommand()
  /// Skips forwards.
  public let skipForwardCommand = MPSkipIntervalCommand()
  /// Skips backwards.
  public let skipBackwardCommand = MPSkipIntervalCommand()
  /// Moves to a position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}
