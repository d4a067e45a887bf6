import AppleNames
import Testing
import UIKit

@Suite struct CoreFoundationNameTests {
  @Test func errorsHaveACodeADomainAndReasons() {
    let error = NSError(domain: "Films", code: 7, userInfo: [NSLocalizedFailureReasonErrorKey: "There is no screen."])
    #expect(CFErrorGetCode(error) == 7 && CFErrorGetDomain(error) == "Films")
    #expect(CFErrorCopyFailureReason(error) == "There is no screen.")
    #expect(CFErrorCopyRecoverySuggestion(error) == nil)
    #expect(CFErrorCopyUserInfo(error).count == 1)
  }

  @Test func encodingsHaveNumbers() {
    #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == 4)
    #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.utf8.rawValue) == kCFStringEncodingUTF8)
    let number = CFStringConvertEncodingToNSStringEncoding(
      CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue))
    #expect(String(data: Data([0xC4, 0xE3]), encoding: String.Encoding(rawValue: number)) == "你")
    #expect(CFStringConvertIANACharSetNameToEncoding("shift_jis" as NSString) == 0x0A01)
    #expect(CFStringConvertIANACharSetNameToEncoding("no encoding" as NSString) == kCFStringEncodingInvalidId)
    #expect(CFStringConvertEncodingToIANACharSetName(kCFStringEncodingUTF8) == "utf-8")
  }

  @Test func kindsOfObjectsAreDistinguished() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID())
    #expect(CFGetTypeID([1] as NSArray) == CFArrayGetTypeID())
    #expect(CFGetTypeID(NSNull()) == CFNullGetTypeID())
    #expect(CFGetTypeID(UIColor.red.cgColor) == CGColor.typeID && CGColor.typeID != CGPath.typeID)
    #expect(
      CFGetTypeID(CGMutablePath()) == CGPath.typeID && CFGetTypeID(CGColorSpaceCreateDeviceRGB()) == CGColorSpace.typeID
    )
    #expect(CFEqual("a" as NSString, NSString(string: "a")) && !CFEqual("a" as NSString, nil))
    #expect(CFHash("a" as NSString) == CFHash(NSString(string: "a")))
  }

  @Test func textsAreTransformed() {
    let text = NSMutableString(string: "Привет мир")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false) && text == "Privet mir")
    var range = CFRange(location: 0, length: 2)
    let accents = NSMutableString(string: "éàü")
    #expect(CFStringTransform(accents, &range, kCFStringTransformStripDiacritics, false) && accents == "eaü")
    #expect(!CFStringTransform(accents, nil, "no transform" as NSString, false))
  }

  @Test func identifiersAreUnique() {
    let text = CFUUIDCreateString(nil, CFUUIDCreate(nil)) as String?
    #expect(text.flatMap { UUID(uuidString: $0) } != nil)
    #expect(CFUUIDCreateFromString(nil, text.map { $0 as NSString })?.description == text)
    #expect(CFUUIDCreateFromString(nil, "none" as NSString) == nil)
  }

  @Test func charactersAreEscaped() {
    let escaped = CFURLCreateStringByAddingPercentEscapes(
      nil, "a b&c/ü" as NSString, nil, "!*'();:@&=+$,/?%#[]" as NSString, CFStringBuiltInEncodings.UTF8.rawValue)
    #expect(escaped == "a%20b%26c%2F%C3%BC")
    #expect("ü x".addingPercentEscapes(using: .isoLatin1) == "%FC%20x")
    #expect("%FC%20x".replacingPercentEscapes(using: .isoLatin1) == "ü x")
    #expect(CFURLCreateStringByReplacingPercentEscapes(nil, "%41%2F" as NSString, "/" as NSString) == "A%2F")
  }

  @Test func bytesAreSwapped() {
    #expect(CFSwapInt32HostToBig(1) == UInt32(1).bigEndian && OSSwapInt16(0x0102) == 0x0201)
    #expect((OSHostByteOrder() == OSLittleEndian) == (UInt16(1).littleEndian == 1) && OSBigEndian == 2)
    #expect(kCFAbsoluteTimeIntervalSince1970 == Date(timeIntervalSinceReferenceDate: 0).timeIntervalSince1970)
  }

  @MainActor @Test func notificationsReachFunctions() async {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let pointer = UnsafeRawPointer(Unmanaged.passUnretained(counter).toOpaque())
    let call: CFNotificationCallback = { _, observer, _, _, _ in
      guard let observer else { return }
      Unmanaged<Counter>.fromOpaque(observer).takeUnretainedValue().count += 1
    }
    let (darwin, local) = (CFNotificationCenterGetDarwinNotifyCenter(), CFNotificationCenterGetLocalCenter())
    for center in [darwin, local] {
      CFNotificationCenterAddObserver(center, pointer, call, "changed" as NSString, nil, .deliverImmediately)
    }
    func post(_ name: String, to center: CFNotificationCenter?) {
      CFNotificationCenterPostNotification(center, CFNotificationName(name), nil, nil, true)
    }
    func finishMainQueue() async {
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    post("changed", to: local)
    #expect(counter.count == 1)
    // Darwin's are delivered on the main thread, so an observer may wait for a queue that posts one.
    post("changed", to: darwin)
    post("other", to: darwin)
    #expect(counter.count == 1)
    await finishMainQueue()
    #expect(counter.count == 2)
    for center in [darwin, local] {
      CFNotificationCenterRemoveObserver(center, pointer, CFNotificationName("changed"), nil)
      post("changed", to: center)
    }
    await finishMainQueue()
    #expect(counter.count == 2)
  }
}
