import type { Things } from './things.ts'

/** Vietnamese says first what a thing is; its accents tell a pan ('chảo') from porridge ('cháo'). */
export const vietnamese: Things = {
  anywhere: `noi com dien, nuoc rua chen, nuoc rua bat, dau goi, sua tam, sua rua mat, kem danh rang, may xay, thuc an cho meo, thuc an cho cho, nuoc giat`,
  written:
    /^(?:nồi (?!lẩu)|chảo |dao |dĩa ăn|thìa |muỗng |đũa |cốc |ly (?!chè|kem)|tách |ấm |bình (?:nước|giữ|siêu|đun|trà)|chén (?:sứ|bát)|bát (?:sứ|ăn)|đĩa (?:sứ|đựng)|thớt|rây |khuôn|lò |máy |kéo |khăn|giấy (?:vệ|ăn|nướng|bạc|lau)|màng bọc|túi (?:rác|zip|nilon)|găng tay|hộp đựng|hộp cơm|đồng hồ|dụng cụ|đồ (?:chơi|bào|gọt|ép|khui)|cái |nến|đèn|sách|áo |tất |gối|chậu|phân bón|bàn chải|tạp dề|sáp )|xà (?:bông|phòng)|dầu gội|dầu xả|sữa tắm|sữa rửa mặt|sữa dưỡng|nước rửa|nước giặt|nước xả|nước hoa|nước lau|bột giặt|kem (?:đánh răng|dưỡng|chống nắng|cạo râu|tay)|son (?:môi|dưỡng)|mặt nạ|tinh dầu|lăn khử|thức ăn (?:cho )?(?:mèo|chó|cá|chim)|cho (?:mèo|chó)|cát mèo|^(?:pin|bỉm|tã) /u,
}
