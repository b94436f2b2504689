import type { EntryWords } from './entry-words.ts'

export const english: EntryWords = {
  tag: 'en',
  days: 'today,tonight,tdy|tomorrow,tomorow,tommorow,tommorrow,tommorw,tmrw,tmr,tmw,tmrow,tomoz,2moz,2moro,2morrow|day after tomorrow,overmorrow,day after tmr,day after tmrw,day after tmw,day after 2moro',
  past: 'yesterday,yday,yest,ystd|day before yesterday',
  weekdays: ['', '', 'tues', 'weds,wensday,wendsday,wendesday,wednseday', 'thur,thurs', '', ''],
  thisDay: 'this,coming,this coming',
  nextDay: 'next,nxt,a week,week,fortnight,after next',
  dayParts: 'morning,afternoon,evening,night',
  ofMonth: 'of,the',
  inDays: 'in,within,for,another,good for,keeps,lasts',
  afterDays: 'left,from now,from today',
  agoBehind: 'ago',
  madeBefore: 'from,since,after,last,past,this past,previous',
  done: 'made,cooked,baked,bought,opened,frozen,defrosted,thawed,roasted,fried,grilled,boiled,prepped,prepared,delivered,got',
  madeBehind: 'old,of opening,after opening,once opened,when opened,from opening',
  expired: 'expired,went off,out of date,past its date',
  spans: ['day,d', 'week,wk,w', 'month,mth'],
  until:
    'exp,expiry,ub,use,eat,finish,use before,eat before,consume by,consume before,expires,expiring,expire,bb,bbe,bbf,best before,best before end,best by,best-before,use by,use-by,used by,sell by,sell-by,eat by,finish by,by,until,till,til,before,on,due,good until,good till,good til,goes off,go off,off by,not after,no later than,through,thru,good through,good thru,going off,ends,ending,date,the,for',
  endOf: 'end of,end',
  amid: 'mid,middle of,early,late,beginning of,start of',
  vague:
    'next week,this week,weekend,this weekend,next weekend,in a fortnight,fortnight,end of month,end of the month,end of week,end of the week,end of this week,end of next week,next month,this month,next year,mid month,last night,last week,last weekend,last month,this morning,yesterday’s,by christmas,before christmas,by xmas,before xmas,by easter,by new year',
  fridge: 'fridge,fridge door,salad drawer,refrigerator,chiller,frig',
  freezer: 'freezer,deep freezer',
  cupboard: 'cupboard,pantry,shelf,cabinet,larder,drawer',
  inPlace: 'in,in the,in my,into the,into,to,to the,at,on the,from the,for the',
  counters:
    'pack,packet,pkt,pk,bottle,btl,can,tin,jar,bag,box,boxes,carton,ctn,loaf,loaves,bunch,bunches,piece,pc,tub,pot,tray,slice,cup,punnet,pouch,pouches,head,bar,block,sachet,bundle,bulb,sack,stick,roll,unit,ea,ct,count,portion,serving',
  ofFood: 'of',
  some: 'a few,few,a bit,a handful,handful,a lot,lots',
  shopping:
    'got,bought,i got,i bought,we got,just got,just bought,picked up,have,i have,we have,need,we need,i need,buy,get,also,also got',
  halves: 'half,half a,half an,a half',
  numbers: 'one,a,an|two,couple,a couple,pair,a pair|three|four|five|six|seven|eight|nine|ten||twelve',
  dozens: 'dozen|dozens,doz',
  hundreds: 'hundred',
  and: 'and,&,+,plus,n',
}
