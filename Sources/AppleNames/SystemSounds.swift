import AVFoundation
import Foundation

/// The identifier of a sound.
public typealias SystemSoundID = UInt32

/// The vibration of a phone; silent here.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// The status of a successful call: 0.
public let kAudioServicesNoError: Int32 = 0

/// Registers the sound in a file, and returns an error status if the file does not exist.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  guard let player = try? AVAudioPlayer(contentsOf: inFileURL as URL) else { return -1500 }
  outSystemSoundID.pointee = SystemSounds.shared.add(player)
  return kAudioServicesNoError
}

/// Plays a registered sound; the identifiers of Apple's own sounds are silent.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.shared.player(inSystemSoundID)?.play()
}

/// Plays a registered sound, as an alert.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Starts a registered sound, and calls the closure immediately.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Unregisters a sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 {
  SystemSounds.shared.remove(inSystemSoundID)
  return kAudioServicesNoError
}

/// The program's registered sounds by identifier.
private final class SystemSounds: @unchecked Sendable {
  static let shared = SystemSounds()
  private let lock = NSLock()
  private var players: [SystemSoundID: AVAudioPlayer] = [:]
  /// The last identifier; all are above those of Apple's own sounds.
  private var last: SystemSoundID = 10_000

  func add(_ player: AVAudioPlayer) -> SystemSoundID {
    lock.withLock {
      last += 1
      players[last] = player
      return last
    }
  }

  func player(_ id: SystemSoundID) -> AVAudioPlayer? { lock.withLock { players[id] } }
  func remove(_ id: SystemSoundID) { lock.withLock { players[id] = nil } }
}
