import CoreText
import Foundation
import Testing
import UIKitCore

@MainActor @Suite(.serialized) struct ParagraphStyleTests {
  @Test func settingsBecomeAStyle() {
    var alignment = CTTextAlignment.center
    var mode = CTLineBreakMode.byCharWrapping
    var direction = CTWritingDirection.rightToLeft
    var indent: CGFloat = 12
    var spacing: CGFloat = 5
    var tabs: CFArray = [CTTextTabCreate(.right, 90, nil)]
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &mode) { mode in
        withUnsafePointer(to: &direction) { direction in
          withUnsafePointer(to: &indent) { indent in
            withUnsafePointer(to: &spacing) { spacing in
              withUnsafePointer(to: &tabs) { tabs in
                let settings = [
                  CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                  CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
                  CTParagraphStyleSetting(spec: .baseWritingDirection, valueSize: 1, value: direction),
                  CTParagraphStyleSetting(spec: .firstLineHeadIndent, valueSize: 8, value: indent),
                  CTParagraphStyleSetting(spec: .minimumLineSpacing, valueSize: 8, value: spacing),
                  CTParagraphStyleSetting(spec: .tabStops, valueSize: 8, value: tabs),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
              }
            }
          }
        }
      }
    }
    #expect(style.alignment == .center && style.lineBreakMode == .byCharWrapping)
    #expect(style.baseWritingDirection == .rightToLeft && style.firstLineHeadIndent == 12 && style.lineSpacing == 5)
    #expect(style.tabStops.map(\.location) == [90] && CTTextTabGetAlignment(style.tabStops[0]) == .right)
    var read = CGFloat.zero
    #expect(CTParagraphStyleGetValueForSpecifier(style, .firstLineHeadIndent, 8, &read) && read == 12)
    #expect(!CTParagraphStyleGetValueForSpecifier(style, .firstLineHeadIndent, 4, &read))
    var readAlignment = CTTextAlignment.left
    #expect(CTParagraphStyleGetValueForSpecifier(style, .alignment, 1, &readAlignment) && readAlignment == .center)
    #expect(CTParagraphStyleCreate(nil, 0) == NSParagraphStyle.default)
  }

  @Test func tabStopsOfOtherArraysAreReadOrIgnored() {
    var foundation: NSArray = [CTTextTabCreate(.left, 40, nil)]
    var typed = [CTTextTabCreate(.left, 50, nil)]
    var other = NSObject()
    func stops<Value>(_ value: inout Value) -> [CGFloat] {
      withUnsafePointer(to: &value) {
        let setting = CTParagraphStyleSetting(spec: .tabStops, valueSize: 8, value: $0)
        return CTParagraphStyleCreate([setting], 1).tabStops.map(\.location)
      }
    }
    #expect(stops(&foundation) == [40])
    #expect(stops(&typed) == [50])
    #expect(stops(&other) == NSParagraphStyle.default.tabStops.map(\.location))
  }
}
